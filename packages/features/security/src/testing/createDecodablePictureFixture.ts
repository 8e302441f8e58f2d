/** Creates a picture that a browser can decode. Each `shade` makes a different picture. */
export async function createDecodablePictureFixture(shade: number, name = `picture-${shade}.png`): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = `rgb(${shade}, 40, 40)`
    context.fillRect(0, 0, 40, 30)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
