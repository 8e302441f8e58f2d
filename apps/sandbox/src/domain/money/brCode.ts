/** A payment as Pix codes carry it. */
export interface PixPayment {
  readonly key: string
  readonly amountMinor: number
  readonly name: string
  readonly city: string
  /** Letters and digits alone. */
  readonly reference: string
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** Plain letters: what a code carries is read by every bank. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .slice(0, most)
    .trim()

/** A Pix code that can be copied and shown as a QR: EMV fields, the checksum last. */
export function brCode({ key, amountMinor, name, city, reference }: PixPayment): string {
  const amount = `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(name, 25) || 'LOBBY'),
    field('60', plain(city, 15)),
    field('62', field('05', reference)),
    '6304',
  ].join('')
  return body + checksum(body)
}

/** CRC-16 with the polynomial 0x1021, begun at 0xffff, as four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
