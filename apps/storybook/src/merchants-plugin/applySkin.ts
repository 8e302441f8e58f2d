import type { Skin } from 'virtual:lobby/folders'

const id = 'lobby-theme'

/** Applies a merchant's theme and layout choices to a document, and sets the document's language and text direction. */
export function applySkin(
  document: Document,
  { merchant, mode, css }: Skin,
  { lang, dir }: { lang: string; dir: 'ltr' | 'rtl' },
): void {
  const root = document.documentElement
  const { header, tiles, bar, rails, density } = merchant.layout
  Object.assign(root, { lang, dir })
  Object.assign(root.dataset, { merchant: merchant.id, mode, header, tiles, bar, rails, density })
  const known = document.querySelector(`#${id}`)
  const style = known ?? Object.assign(document.createElement('style'), { id })
  if (style.textContent !== css) style.textContent = css
  if (known === null) document.head.append(style)
}
