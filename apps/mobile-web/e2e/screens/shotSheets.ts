import type { Browser } from '@playwright/test'

/** A picture of a view. */
export interface ViewScreenshot {
  readonly name: string
  /** Null if the view failed to load. */
  readonly png: Buffer | null
}

/** The pictures of one language. */
export interface LanguageScreenshots {
  readonly language: string
  readonly shots: readonly ViewScreenshot[]
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Returns the file name of a view's picture, for example `login-failed.png`. */
export const formatScreenshotFileName = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.png`

/**
 * Renders one picture with many views and their names, in rows.
 *
 * @param width The width of each picture on the sheet, in px.
 * @param columns The number of pictures per row.
 */
export async function renderScreenshotSheet(
  browser: Browser,
  title: string,
  shots: readonly ViewScreenshot[],
  width: number,
  columns: number,
): Promise<Buffer> {
  const isSmall = width < 200
  const figures = shots.map(
    ({ name, png }) =>
      `<figure><figcaption>${escape(name)}</figcaption>${png ? `<img src="data:image/png;base64,${png.toString('base64')}">` : '<p>failed to load</p>'}</figure>`,
  )
  const page = await browser.newPage({ viewport: { width: columns * (width + 24) + 24, height: 100 } })
  await page.setContent(`<!doctype html><title>${escape(title)}</title><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 24px; margin: 24px; background: #8a8f98; font: 600 ${isSmall ? 12 : 20}px/1.3 system-ui, sans-serif }
    h1 { grid-column: 1 / -1; margin: 0; font-size: 32px }
    figure { margin: 0 } figcaption { padding-bottom: 8px } img { display: block; inline-size: 100% }
  </style><h1>${escape(title)}</h1>${figures.join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}

const formatAnchor = (name: string) => formatScreenshotFileName(name).replace(/\.png$/, '')

/** Formats the table of contents: the number of views, the views that failed to load, and links to all views. */
function formatContents(all: readonly LanguageScreenshots[], names: readonly string[]): string {
  const missing = all.flatMap(({ language, shots }) =>
    shots.filter(({ png }) => png === null).map(({ name }) => ({ name, language })),
  )
  const link = (name: string, text: string) => `<a href="#${formatAnchor(name)}">${escape(text)}</a>`
  const failures =
    missing.length === 0
      ? ''
      : `<p class="gone">${missing.length} failed to load: ${missing.map(({ name, language }) => link(name, `${name}, ${language}`)).join('; ')}</p>`
  const list =
    names.length < 8
      ? ''
      : `<details><summary>All views by name</summary><ul>${names.map((name) => `<li>${link(name, name)}</li>`).join('')}</ul></details>`
  return `<p>${names.length} view${names.length === 1 ? '' : 's'}, each in ${escape(all.map(({ language }) => language).join(' and '))}.</p>${failures}${list}`
}

/**
 * Formats an HTML page of all pictures. The page shows each view in all languages side by side.
 *
 * @param folder The folder of the pictures, relative to the page. The folder has one subfolder for each language.
 */
export function renderScreenshotsPage(
  title: string,
  all: readonly LanguageScreenshots[],
  folder: string,
  width: number,
): string {
  const names = all[0]?.shots.map(({ name }) => name) ?? []
  const picture = ({ language, shots }: LanguageScreenshots, name: string) => {
    const png = shots.find((shot) => shot.name === name)?.png
    const address = `${folder}/${language}/${formatScreenshotFileName(name)}`
    const content = png
      ? `<a href="${escape(address)}"><img src="${escape(address)}" alt="${escape(`${name}, ${language}`)}" loading="lazy"></a>`
      : '<p>failed to load</p>'
    return `<figure>${content}<figcaption>${escape(language)}</figcaption></figure>`
  }
  const views = names.map(
    (name) =>
      `<section id="${formatAnchor(name)}"><h2>${escape(name)}</h2><div>${all.map((taken) => picture(taken, name)).join('')}</div></section>`,
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
${formatContents(all, names)}
<main>${views.join('\n')}</main>
</html>
`
}
