/**
 * Returns the text of `robots.txt`: search engines may read the listed pages and the files that these pages load, but
 * no page of a member.
 * @param origin The public origin of the site. Undefined if the site has no public host; then search engines may read
 *   nothing.
 * @param paths The paths of the pages that search engines may list.
 */
export function createRobots(origin: string | undefined, paths: readonly string[]): string {
  if (origin === undefined) return 'User-agent: *\nDisallow: /\n'
  const allowed = paths.map((path) => `Allow: ${path}$`)
  return [
    'User-agent: *',
    ...allowed,
    'Disallow: /m/',
    'Disallow: /wps/',
    'Disallow: /lgw/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Returns the text of `sitemap.xml`, which lists the pages that search engines may list. */
export function createSitemap(origin: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>\n`
}

/**
 * Returns `favicon.ico`: an icon file with one PNG. Programs that do not read the links of a document request this
 * file.
 * @param png A square PNG of at most 256 pixels.
 */
export function createFavicon(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22)
  // The type: 1 means icons. The number of images: 1.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size % 256, 6)
  header.writeUInt8(size % 256, 7)
  // One colour plane, 32 bits for each pixel.
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
