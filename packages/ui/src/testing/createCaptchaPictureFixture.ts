/**
 * Returns the data URL of a captcha picture: digits on a noisy background, as in the captcha pictures of the platform.
 */
export function createCaptchaPictureFixture(digits: string): string {
  const letters = [...digits].map(
    (digit, index) =>
      `<text x="${14 + index * 20}" y="${30 + (index % 2) * 6}" rotate="${index * 7 - 14}">${digit}</text>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44"><rect width="132" height="44" fill="#eef2f7"/>` +
    `<path d="M0 30C30 5 60 44 132 12M0 12C40 40 90 0 132 34" fill="none" stroke="#8aa0bd" stroke-width="2"/>` +
    `<g font-family="monospace" font-size="26" font-weight="700" fill="#24406b">${letters.join('')}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
