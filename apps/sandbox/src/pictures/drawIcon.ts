const side = 192

/** A merchant's app icon, 192 by 192: the picture of its folder as it is. */
export const drawIcon = (png: Uint8Array): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`
