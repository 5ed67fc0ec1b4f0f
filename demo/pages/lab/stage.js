// The frame of the preview: as wide as asked for, made smaller where that does not fit.
const NARROWEST = 280;
const WIDEST = 1920;
const STEP = 10;

export function createStage({ stage, device, handle, measure, onWidth }) {
  let wanted = 'full';

  const room = () => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage);
    return {
      width: stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
      height: stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
    };
  };

  const layOut = () => {
    const { width: space, height } = room();
    if (space <= 0) return;
    const width = wanted === 'full' ? space : wanted;
    const scale = Math.min(1, space / width);
    device.style.width = `${width}px`;
    device.style.height = `${height / scale}px`;
    device.style.transform = scale < 1 ? `scale(${scale})` : '';
    device.style.marginInline = scale < 1 ? '0' : 'auto';
    const percent = scale < 1 ? ` at ${Math.round(scale * 100)} %` : '';
    measure.textContent = `${Math.round(width)} × ${Math.round(height / scale)}${percent}`;
    handle.setAttribute('aria-valuenow', String(Math.round(width)));
    handle.setAttribute('aria-valuetext', `${Math.round(width)} pixels`);
  };

  const setWidth = (width) => {
    wanted = width === 'full' ? width : Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
    layOut();
  };
  const drag = (width) => {
    setWidth(width);
    onWidth(wanted);
  };
  const current = () => Number(handle.getAttribute('aria-valuenow'));

  handle.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP, PageDown: -10 * STEP, PageUp: 10 * STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    drag(current() + step);
  });

  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    stage.classList.add('dragging');
    const from = { x: event.clientX, width: current() };
    const scale = () => device.getBoundingClientRect().width / device.offsetWidth;
    // A frame in the middle grows to both sides.
    const factor = scale() < 1 ? 1 / scale() : 2;
    const move = ({ clientX }) => drag(from.width + (clientX - from.x) * factor);
    const end = () => {
      stage.classList.remove('dragging');
      handle.removeEventListener('pointermove', move);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  });

  new ResizeObserver(layOut).observe(stage);
  return { setWidth };
}
