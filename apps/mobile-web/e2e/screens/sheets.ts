import type { Browser } from '@playwright/test'

/** A picture of a view. */
export interface Shot {
  readonly name: string
  /** Null where the view did not come. */
  readonly png: Buffer | null
}

/** The pictures of one language. */
export interface Taken {
  readonly language: string
  readonly shots: readonly Shot[]
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The name of a view's picture: `login--failed.png`. */
export const fileOf = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`

/**
 * Lays pictures out with their names, as one picture.
 *
 * @param width How wide a picture stands in it, in px.
 * @param columns How many stand in a row.
 */
export async function sheetOf(
  browser: Browser,
  title: string,
  shots: readonly Shot[],
  width: number,
  columns: number,
): Promise<Buffer> {
  const small = width < 200
  const figures = shots.map(
    ({ name, png }) =>
      `<figure><figcaption>${escape(name)}</figcaption>${png ? `<img src="data:image/png;base64,${png.toString('base64')}">` : '<p>did not come</p>'}</figure>`,
  )
  const page = await browser.newPage({ viewport: { width: columns * (width + 24) + 24, height: 100 } })
  await page.setContent(`<!doctype html><title>${escape(title)}</title><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 24px; margin: 24px; background: #8a8f98; font: 600 ${small ? 12 : 20}px/1.3 system-ui, sans-serif }
    h1 { grid-column: 1 / -1; margin: 0; font-size: 32px }
    figure { margin: 0 } figcaption { padding-bottom: 8px } img { display: block; inline-size: 100% }
  </style><h1>${escape(title)}</h1>${figures.join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}

const anchorOf = (name: string) => fileOf(name).replace(/\.png$/, '')

/** How many views there are, which of them did not come, and a way to each. */
function contents(all: readonly Taken[], names: readonly string[]): string {
  const missing = all.flatMap(({ language, shots }) =>
    shots.filter(({ png }) => png === null).map(({ name }) => ({ name, language })),
  )
  const link = (name: string, text: string) => `<a href="#${anchorOf(name)}">${escape(text)}</a>`
  const gone =
    missing.length === 0
      ? ''
      : `<p class="gone">${missing.length} did not come: ${missing.map(({ name, language }) => link(name, `${name}, ${language}`)).join('; ')}</p>`
  const list =
    names.length < 8
      ? ''
      : `<details><summary>All views by name</summary><ul>${names.map((name) => `<li>${link(name, name)}</li>`).join('')}</ul></details>`
  return `<p>${names.length} view${names.length === 1 ? '' : 's'}, each in ${escape(all.map(({ language }) => language).join(' and '))}.</p>${gone}${list}`
}

/**
 * A page of all pictures, a view in every language side by side, for a browser.
 *
 * @param folder Where the pictures lie, from the page: each in the folder of its language.
 */
export function pageOf(title: string, all: readonly Taken[], folder: string, width: number): string {
  const names = all[0]?.shots.map(({ name }) => name) ?? []
  const picture = ({ language, shots }: Taken, name: string) => {
    const came = shots.find((shot) => shot.name === name)?.png
    const address = `${folder}/${language}/${fileOf(name)}`
    const shown = came
      ? `<a href="${escape(address)}"><img src="${escape(address)}" alt="${escape(`${name}, ${language}`)}" loading="lazy"></a>`
      : '<p>did not come</p>'
    return `<figure>${shown}<figcaption>${escape(language)}</figcaption></figure>`
  }
  const views = names.map(
    (name) =>
      `<section id="${anchorOf(name)}"><h2>${escape(name)}</h2><div>${all.map((taken) => picture(taken, name)).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 2rem 1.5rem; font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .5rem; font-size: 1.25rem }
p { margin: 0 0 .5rem } a { color: inherit; text-underline-offset: 3px }
.gone { padding-inline-start: .75rem; border-inline-start: 4px solid #c4222f }
details ul { columns: 16rem; margin: .5rem 0; padding: 0; list-style: none } summary { min-block-size: 2.75rem; line-height: 2.75rem; cursor: pointer }
main { margin-block-start: 1.5rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${all.length * (Math.round(width / 2) + 16)}px), 1fr)); gap: 2rem 1.5rem }
h2 { margin: 0 0 .5rem; font-size: 1rem } section { scroll-margin-block-start: 1rem }
section > div { display: flex; gap: 1rem }
figure { margin: 0; flex: 0 1 ${Math.round(width / 2)}px } figcaption { margin-block-start: .25rem; font-size: .8125rem; opacity: .75 }
img { display: block; inline-size: 100%; block-size: auto; border-radius: 8px; box-shadow: 0 0 0 1px #8886 }
</style>
<h1>${escape(title)}</h1>
${contents(all, names)}
<main>${views.join('\n')}</main>
</html>
`
}
