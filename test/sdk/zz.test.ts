import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { mutants } from '/tmp/wt/sdk/test/sdk/support/mutants';
import { effectMutants } from '/tmp/wt/sdk/test/sdk/support/effect-mutants';
import { offersMutants } from '/tmp/wt/sdk/test/sdk/offers/mutants';
it('x',()=>{ for(const [dir,list] of [['checkout/machine',mutants],['checkout/runner',effectMutants],['offers',offersMutants]] as const) for(const m of list as any[]){ let s=''; try{s=readFileSync(`/tmp/wt/sdk/sdk/${dir}/${m.file}`,'utf8')}catch{console.log('NOFILE',m.file);continue} if(!s.includes(m.from))console.log('MISS',m.file,JSON.stringify(m.from)); } });
