import { openTab } from '/work/main/tests/bench/eval/browser.ts';
import { bundleScript } from '/work/main/tests/bench/eval/bundle.ts';
const script = await bundleScript(`export { collect } from '/lib/detect/collect.ts'; export { detectPage } from '/lib/detect/detect-page.ts';`,'elsewhere');
const tab = await openTab([script]);
const pages: Record<string,string> = {
 million: '<html><body><h1>x</h1>'+'<b class=price>5'.length*0+'<i class="price">5 €</i>'.repeat(200_000)+'</body></html>',
 deep: '<html><body>'+'<div class=price><span>'.repeat(2000)+'1 €'+'</body></html>',
 bigld: '<html><body><h1>x</h1><script type="application/ld+json">{"@type":"Product","name":"'+'x'.repeat(50_000_000)+'"}</script></body></html>',
 blocks: '<html><body><h1>x</h1>'+'<script type="application/ld+json">{"@type":"Product","name":"x","offers":{"price":1}}</script>'.repeat(10_000)+'</body></html>',
 micro: '<html><body itemscope itemtype="https://schema.org/Product">'+'<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">1</span>'.repeat(20_000)+'</body></html>',
 rows: '<html><body><h1>x</h1><table>'+'<tr><th>EAN</th><td>4006381333931</td></tr>'.repeat(100_000)+'</table></body></html>',
 text: '<html><body><h1>x</h1><p>'+'EAN 12345678 '.repeat(400_000)+'</p></body></html>',
 digits: '<html><body><h1>x</h1><p>'+'1 2 3 4 '.repeat(300_000)+'</p></body></html>',
 digits2: '<html><body><h1>x</h1><p>'+'978-'.repeat(500_000)+'</p></body></html>',
 buttons: '<html><body><h1>x</h1>'+'<button class="cart buy">Add to cart</button>'.repeat(200_000)+'</body></html>',
 links: '<html><body><h1>x</h1>'+'<div><div><div><span class=price>1</span></div></div></div>'.repeat(100_000)+'</body></html>',
};
for (const [name, html] of Object.entries(pages)) {
  try { await tab.open('https://shop.example/p/1', Buffer.from(html), 'text/html; charset=utf-8');
  const cpu = await tab.cpuMs(['0', 'elsewhere.collect(document, new URL(location.href)); 0', 'elsewhere.collect(document, new URL(location.href)); 0','elsewhere.detectPage(document, new URL(location.href)); 0']);
  const n = await tab.evaluate('JSON.stringify(elsewhere.collect(document, new URL(location.href))).length');
  console.log(name, cpu.map((x:number)=>x.toFixed(1)).join(' '), 'evidence', n); } catch (e) { console.log(name, String(e).slice(0,200)); }
}
await tab.close(); process.exit(0);
