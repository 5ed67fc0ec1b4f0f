/** The code that records and sends analytics events: a chunk of its own, which is loaded only when they are on. */
export { checkoutRecorder, paywallRecorder, trackerOf } from '../../sdk/internal';
