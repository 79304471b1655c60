import { chromium } from '@playwright/test'
const exe=process.env.CHROMIUM_PATH
const b=await chromium.launch({...(exe&&{executablePath:exe}),args:['--no-sandbox','--disable-gpu']})
const want=process.argv.slice(2)
const ctx=await b.newContext({locale:'en-GB',timezoneId:'Europe/Rome'})
const p=await ctx.newPage()
p.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log(m.type(),m.text())})
await p.goto('http://localhost:8846/admin')
await p.getByRole('link',{name:'Sign in'}).click()
await p.getByRole('button',{name:'arta@example.com'}).click()
await p.getByRole('tab').first().waitFor()
for(const w of want){
 const [lang,width,scheme,tab]=w.split('-')
 await p.setViewportSize({width:+width,height:width<500?844:900})
 await p.emulateMedia({colorScheme:scheme})
 await p.goto(`http://localhost:8846${lang==='en'?'':'/'+lang}/admin`)
 await p.getByRole('tab').first().waitFor()
 if(tab) await p.getByRole('tab').nth(+tab).click()
 await p.waitForTimeout(1200)
 await p.screenshot({path:`/tmp/shot-${w}.png`,fullPage:true})
 console.log(w, await p.evaluate(()=>document.documentElement.scrollWidth>innerWidth))
}
await b.close()
