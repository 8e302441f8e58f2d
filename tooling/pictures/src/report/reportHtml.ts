import type { Change } from '../compare/compareShots.ts'
import type { Verdict } from '../compare/judge.ts'

/** What stands around the pictures. */
export interface Told {
  /** The commit that was compared with, short. */
  readonly base: string
  /** Components that the base has not, or has no more. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Skins that only one of the two has. */
  readonly otherSkins: readonly string[]
  /** Components that were not looked at, since nothing of the change reaches them. */
  readonly skipped: readonly string[]
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** How much differs, in words; a little is never told as nothing. */
export const shareText = (share: number) =>
  share > 0 && share < 0.0001 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`

/** What changed in one skin, in words. */
export function changeText({ difference, failed }: Change): string {
  if (!difference) return failed ?? ''
  const { pixels, share, resized } = difference
  return `${pixels} px, ${shareText(share)}${resized === undefined ? '' : `; ${resized}`}`
}

const figure = (caption: string, png: Buffer | undefined, alt: string) =>
  `<figure><figcaption>${caption}</figcaption>${png ? `<img alt="${escape(alt)}" src="data:image/png;base64,${png.toString('base64')}">` : '<p>no picture</p>'}</figure>`

function section(name: string, change: Change): string {
  const { skin, before, after, difference } = change
  const of = `${name} in ${skin}`
  return `<section><h3>${escape(skin)}: ${escape(changeText(change))}</h3><div class="three">
${figure('Before', before, `${of}, before`)}${figure('After', after, `${of}, after`)}${figure('Difference', difference?.png, `${of}, what differs in red`)}
</div></section>`
}

const list = (title: string, names: readonly string[]) =>
  names.length === 0 ? '' : `<p><b>${title}:</b> ${names.map(escape).join(', ')}</p>`

/** The report of a run, as one page that needs no other file: before, after and what differs, worst first. */
export function reportHtml(
  { changed, same, idle }: Verdict,
  { base, added, removed, otherSkins, skipped }: Told,
): string {
  const parts = changed.map(
    ({ name, why, allowed, changes }) =>
      `<article id="${escape(name)}"><h2>${escape(name)}${allowed ? ' <small>allowed</small>' : ''}</h2><p>Looked at for ${escape(why)}</p>${changes.map((change) => section(name, change)).join('')}</article>`,
  )
  const contents = changed.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures against ${escape(base)}</title><style>
body { margin: 24px; background: #f4f4f6; color: #1a1c20; font: 15px/1.5 system-ui, sans-serif }
article { margin-block: 32px; padding-top: 8px; border-top: 2px solid #8a8f98 } h2, h3 { margin: 8px 0 } small { font-weight: 400; color: #4d535c }
.three { display: flex; flex-wrap: wrap; gap: 16px } figure { margin: 0; inline-size: 390px; max-inline-size: 100% } img { display: block; max-inline-size: 100%; outline: 1px solid #8a8f98 }
</style><main><h1>Pictures against ${escape(base)}</h1>
<p>${changed.length} changed, ${same.length} the same, ${skipped.length} not looked at.</p>
${list('New', added)}${list('Removed', removed)}${list('Skins that only one of the two has', otherSkins)}${list('Allowed to change, and the same', idle)}${list('The same', same)}${list('Not looked at, since nothing that they import has changed', skipped)}
<ol>${contents.join('')}</ol>${parts.join('')}</main></html>
`
}
