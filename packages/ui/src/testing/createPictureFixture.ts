/** Creates a sample picture as a data URL. The URL is split into a host and a path, which `Picture` joins again. */
export function createPictureFixture(seed: number, width = 240, height = 320): { hosts: string[]; path: string } {
  const hue = (seed * 67) % 360
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="g" cx=".5" cy=".35" r=".9">` +
    `<stop offset="0" stop-color="hsl(${hue} 80% 58%)"/><stop offset="1" stop-color="hsl(${hue + 50} 70% 14%)"/></radialGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="48%" r="${height / 5}" fill="hsl(${hue + 30} 95% 72%)"/></svg>`
  // `Picture` requires a path that begins with a slash. This slash is inside an XML comment of the SVG: the comment
  // begins in the host and ends in the path.
  return { hosts: ['data:image/svg+xml,%3C!--'], path: `/--%3E${encodeURIComponent(svg)}` }
}
