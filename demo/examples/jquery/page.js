/// <reference types="jquery" />
/** @typedef {import('purchase-elements').PurchaseOffersEventMap} Offers */
/** @typedef {import('purchase-elements').PurchaseGateEventMap} Gate */
$(function () {
  const news = $('#news');

  // The elements' events are events of the DOM: jQuery hears them, and keeps the original with its `detail`.
  $('#plans')
    .on('offers-select', function () {
      news.text('');
    })
    .on('purchase-finished', function () {
      news.text('Thank you! PRO is yours.');
    })
    .on('purchase-cancelled', function () {
      news.text('Nothing was bought.');
    })
    .on('purchase-failed', function (event) {
      const failed = /** @type {Offers['purchase-failed']} */ (event.originalEvent);
      news.text('That did not work: ' + failed.detail.message);
    });

  $('#steps').on('gate-change', function (event) {
    const changed = /** @type {Gate['gate-change']} */ (event.originalEvent);
    $('body').toggleClass('is-pro', changed.detail.state === 'open');
  });
});
