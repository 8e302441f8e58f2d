const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
})

/** The sizes of phones for which the site is checked, in CSS pixels. */
export const PHONE_SIZES_PX = {
  p320: phone('320 x 568, the narrowest', 320, 568),
  p360: phone('360 x 800', 360, 800),
  p390: phone('390 x 844', 390, 844),
  p430: phone('430 x 932', 430, 932),
  land: phone('844 x 390, landscape', 844, 390),
}

export type PhoneSizeName = keyof typeof PHONE_SIZES_PX

export const isPhoneSizeName = (value: unknown): value is PhoneSizeName =>
  typeof value === 'string' && Object.hasOwn(PHONE_SIZES_PX, value)

/** The sizes that the toolbar offers: phones, and the whole window for pages that are not screens of the site. */
export const toolbarViewports = {
  ...PHONE_SIZES_PX,
  room: { name: 'All the room', styles: { width: '100%', height: '100%' }, type: 'desktop' as const },
}

/** The globals of a story that is a page for a desktop window, such as a list of tokens. */
export const desktopStoryGlobals = { viewport: { value: 'room', isRotated: false } } as const
