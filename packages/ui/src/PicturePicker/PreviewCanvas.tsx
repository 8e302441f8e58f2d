import { ImageIcon } from '../icons/index.ts'
import { useLayoutEffect, useRef } from 'react'
import styles from './PicturePicker.module.css'

/**
 * Draws a decoded picture on a canvas, so that the content security policy does not need to allow `blob:` URLs. Shows
 * an icon if there is no decoded picture.
 */
export function PreviewCanvas({ preview }: { readonly preview: ImageBitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element || !preview || preview.width === 0) return
    element.width = preview.width
    element.height = preview.height
    element.getContext('2d')?.drawImage(preview, 0, 0)
  }, [preview])
  if (!preview) return <ImageIcon className={styles.none} aria-hidden="true" />
  return <canvas ref={canvas} className={styles.preview} aria-hidden="true" />
}
