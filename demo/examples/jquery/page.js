/// <reference types="jquery" />
$(function () {
  $('purchase-checkout').on('purchase-finished', function () {
    $('h1').text('Thank you');
  });
});
