const purchases = window.demo.configure();
const status = document.getElementById('status');

document.getElementById('buy').onclick = async (event) => {
  event.preventDefault();
  try {
    const { current } = await purchases.getOfferings();
    const { customerInfo } = await purchases.purchase({ rcPackage: current.monthly });
    status.textContent = window.demo.describe(customerInfo);
  } catch (error) {
    status.textContent = window.demo.explain(error);
  }
};
