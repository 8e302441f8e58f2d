const wordsOf = (list: string) => list.trim().split(/\s+/)

/**
 * Matches public suffixes of two labels, under which anybody can register a domain: `co.uk`, `com.br`. In Brazil every
 * registered domain has three labels.
 */
const sharedSuffix = /^(?:(?:ac|bet|co|com|edu|gen|go|gob|gov|k12|ne|net|nom|or|org|sch)\.[a-z]{2}|[a-z0-9-]+\.br)$/

/**
 * Other domains under which anybody can register a domain.
 */
const registries = wordsOf(`
  asn.au id.au firm.in ind.in biz.id my.id web.id in.th info.pl waw.pl club.tw game.tw idv.tw kiev.ua in.ua
  pp.ua ltd.uk me.uk plc.uk av.tr bbs.tr biz.tr dr.tr info.tr name.tr tel.tr tv.tr web.tr ae.org br.com cn.com
  com.de de.com eu.com eu.org gb.net gr.com hu.net in.net jp.net jpn.com mex.com ru.com sa.com se.net uk.com
  uk.net us.com us.org za.com`)

/**
 * Domains of hosting, tunnel and dynamic DNS services. Anybody can get a host below these domains. The public suffix
 * list has more of them.
 */
const hosting = wordsOf(`
  amazonaws.com amplifyapp.com awsapprunner.com cloudfront.net elasticbeanstalk.com on.aws azure.com
  azureedge.net azurefd.net azurestaticapps.net azurewebsites.net cloudapp.net trafficmanager.net windows.net
  appspot.com blogspot.com cloudfunctions.net firebaseapp.com googleusercontent.com run.app translate.goog
  web.app b-cdn.net deno.dev digitaloceanspaces.com edgecompute.app fastly.net fly.dev herokuapp.com koyeb.app
  linodeobjects.com netlify.app ondigitalocean.app onrender.com pages.dev r2.dev railway.app supabase.co
  surge.sh vercel.app vercel.dev now.sh workers.dev bitbucket.io gitbook.io github.dev github.io gitlab.io
  csb.app gitpod.io glitch.me gradio.live hf.space js.org is-a.dev lovable.app readthedocs.io repl.co
  replit.app replit.dev stackblitz.io streamlit.app webcontainer.io 000webhostapp.com altervista.org
  bubbleapps.io infinityfreeapp.com myshopify.com neocities.org tumblr.com webflow.io weebly.com wixsite.com
  wordpress.com lhr.life loca.lt localhost.run ngrok-free.app ngrok-free.dev ngrok.app ngrok.dev ngrok.io
  serveo.net trycloudflare.com ts.net chickenkiller.com ddns.net duckdns.org dyndns.org dynu.net dynv6.net
  freeddns.org hopto.org mooo.com myftp.org no-ip.org sytes.net zapto.org`)

/** Returns whether the hosts below a domain have several owners. */
export const isSharedDomain = (domain: string): boolean =>
  sharedSuffix.test(domain) || registries.includes(domain) || hosting.includes(domain)

/**
 * Returns whether a domain is below the domain of a hosting service. The owner of such a domain is unknown.
 */
export const isDomainOfHostingService = (domain: string): boolean => hosting.some((each) => domain.endsWith(`.${each}`))
