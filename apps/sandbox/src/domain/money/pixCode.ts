/** The payment data in a Pix code. */
export interface PixPayment {
  readonly key: string
  readonly amountMinor: number
  readonly name: string
  readonly city: string
  /** Identifies the payment. May contain only letters and digits. */
  readonly reference: string
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`

/** Reduces a text to unaccented letters, digits and spaces, so that every bank can read it. */
const toPlainText = (text: string, maxLength: number): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .slice(0, maxLength)
    .trim()

/** Returns the text of a Pix code, to copy or to show as a QR code: EMV fields with the checksum at the end. */
export function createPixCode({ key, amountMinor, name, city, reference }: PixPayment): string {
  const amount = `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', toPlainText(name, 25) || 'LOBBY'),
    field('60', toPlainText(city, 15)),
    field('62', field('05', reference)),
    '6304',
  ].join('')
  return body + checksum(body)
}

/** Returns a CRC-16 as four hexadecimal digits (polynomial 0x1021, initial value 0xffff). */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
