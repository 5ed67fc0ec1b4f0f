const purchases = window.demo.configure();
const place = document.getElementById('place');
const status = document.getElementById('status');
const width = document.getElementById('width');

const sell = async () => {
  status.textContent = '';
  try {
    const { current } = await purchases.getOfferings();
    const { customerInfo } = await purchases.purchase({ rcPackage: current.monthly, htmlTarget: place });
    status.textContent = window.demo.describe(customerInfo);
  } catch (error) {
    status.textContent = window.demo.explain(error);
  }
};

width.oninput = () => (place.style.maxWidth = `${width.value}px`);
document.getElementById('again').onclick = sell;
void sell();
