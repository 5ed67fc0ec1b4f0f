import { chromium } from 'playwright';
import { findTestBrowser } from './scripts/support/ensure-browser.mjs';
const browser = await chromium.launch({ executablePath: findTestBrowser(), args:['--no-sandbox'] });
const page = await browser.newPage();
page.on('pageerror', e=>console.log('ERR',e.message));
await page.route('**/host.html', r=>r.fulfill({contentType:'text/html',body:'<!doctype html><html lang=en><meta charset=utf-8><title>H</title><script src="/sandbox/stripe/stripe.js"></script><script src="/dist/purchases.js"></script><body><h1>Host</h1>'}));
await page.coverage.startJSCoverage({resetOnNavigation:false});
await page.goto('http://localhost:4571/host.html');
await page.evaluate(async()=>{ const p=Purchases.configure({apiKey:'rcb_'+'prod1', appUserId:'u'+Math.random(), httpConfig:{proxyURL:location.origin+'/sandbox'}}); const o=await p.getOfferings(); const pk=o.current.availablePackages[0]; p.purchase({rcPackage:pk}).catch(e=>console.log(e)); });
await page.getByRole('textbox').first().waitFor({timeout:8000}).catch(async e=>{console.log(String(e).slice(0,200)); console.log(await page.content())});
await page.waitForTimeout(300);
const cov = await page.coverage.stopJSCoverage();
for (const f of cov){ const name=f.url.split('/').pop(); if(!name.startsWith('purchases')) continue;
  // collect unused leaf-most ranges: function with count 0 at top
  const src=f.source; const un=[];
  for (const fn of f.functions){ for(const r of fn.ranges){ if(r.count===0) un.push([r.startOffset,r.endOffset,fn.functionName]); } }
  un.sort((a,b)=>a[0]-b[0]||b[1]-a[1]); let end=0; const top=[]; for(const u of un){ if(u[0]>=end){top.push(u); end=u[1];} }
  const tot=top.reduce((s,u)=>s+u[1]-u[0],0);
  console.log(name, src.length, 'unused', tot);
  if(/ui|catalogue|purchases\.js|runtime/.test(name)) for(const u of top.sort((a,b)=>(b[1]-b[0])-(a[1]-a[0])).slice(0,process.env.N||45)) console.log('   ',u[1]-u[0],u[2]||'(anon)', src.slice(u[0],u[0]+70).replace(/\n/g,' '));
}
await browser.close();
