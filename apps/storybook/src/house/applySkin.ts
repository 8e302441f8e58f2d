import type { Skin } from 'virtual:lobby/folders'

const id = 'lobby-theme'

/** Makes a document look like a merchant's: its theme, its layout choices and how it is written. */
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
