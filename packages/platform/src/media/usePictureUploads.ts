import { uploadImage } from '@lobby/api/operations/promotion'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../query/index.ts'
import { encodeBase64 } from './encodeBase64.ts'
import { checkPicture, type CheckedPicture } from './checkPicture.ts'
import type { PictureProblem } from './readPictureProperties.ts'

/** A picture that the player chose and that passed validation. */
export interface ChosenPicture {
  readonly key: number
  /** The file name on the device. */
  readonly name: string
  /** `waiting` while earlier pictures are uploaded. `failed` until the player retries the upload. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly preview: ImageBitmap | null
  /** The platform's id of the picture. Undefined until the picture is uploaded. */
  readonly imageId?: string
  /** The error of a failed upload. */
  readonly error?: unknown
}

export interface PictureUploadsState {
  readonly chosen: readonly ChosenPicture[]
  /** The refused files of the last `add`, with the reason for each. */
  readonly refused: readonly { readonly name: string; readonly problem: PictureProblem }[]
  /** True if the last `add` had more files than were allowed. */
  readonly hasSurplus: boolean
  /** True while files are being validated. */
  readonly isChecking: boolean
  /** Adds as many files as the maximum number allows. Valid files are uploaded. */
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: number) => void
  /** Uploads a failed picture again. */
  readonly retry: (key: number) => void
  /**
   * Uploads all pictures again. Call this when the platform refuses the form because it has deleted the pictures after
   * an hour.
   */
  readonly uploadAgain: () => void
  /** The platform's ids of the uploaded pictures, in the order in which the player chose them. */
  readonly imageIds: readonly string[]
}

export interface PictureUploadsOptions {
  readonly purpose: 'PROMOTION' | 'FEEDBACK' | 'DOCUMENT'
  /** The greatest number of pictures. */
  readonly maxCount: number
}

/**
 * Manages the pictures of a form below `<MembersOnly>`. It validates the files, and uploads the valid ones one after
 * the other. A retry is safe, because the platform stores the same picture only one time.
 */
export function usePictureUploads({ purpose, maxCount }: PictureUploadsOptions): PictureUploadsState {
  const api = useApi()
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const [refused, setRefused] = useState<PictureUploadsState['refused']>([])
  const [surplus, setSurplus] = useState(false)
  const [checking, setChecking] = useState(false)
  const files = useRef(new Map<number, CheckedPicture>())
  const ids = useRef(new Map<number, string>())
  const last = useRef(0)

  useEffect(() => {
    const kept = files.current
    return () => {
      for (const { preview } of kept.values()) preview?.close()
      kept.clear()
    }
  }, [])

  const change = (key: number, to: Partial<ChosenPicture>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))

  const remove = (key: number) => {
    files.current.get(key)?.preview?.close()
    files.current.delete(key)
    ids.current.delete(key)
    setChosen((all) => all.filter((each) => each.key !== key))
  }
  const upload = async (key: number) => {
    const file = files.current.get(key)
    if (!file) return
    change(key, { state: 'sending' })
    try {
      const { imageId } = await api.call(uploadImage, { body: { purpose, data: encodeBase64(file.bytes) } })
      // If the player chose the same picture twice, keep only one of the two.
      if ([...ids.current].some(([other, id]) => other !== key && id === imageId)) return remove(key)
      if (files.current.has(key)) ids.current.set(key, imageId)
      change(key, { state: 'sent', imageId })
    } catch (error) {
      change(key, { state: 'failed', error })
    }
  }
  // Mutations with the same scope run one after the other.
  const { mutate } = useMutation({ mutationKey: ['uploadImage'], scope: { id: useId() }, mutationFn: upload })
  const queue = (key: number) => {
    change(key, { state: 'waiting' })
    mutate(key)
  }

  const add = async (list: readonly File[]) => {
    setChecking(true)
    let more = false
    const problems: { name: string; problem: PictureProblem }[] = []
    for (const file of list) {
      // Refused files are not counted, so a later valid file can still be added.
      if (files.current.size >= maxCount) {
        more = true
        break
      }
      const check = await checkPicture(file)
      if (!check.ok) {
        problems.push({ name: file.name, problem: check.problem })
        continue
      }
      const key = ++last.current
      files.current.set(key, check.picture)
      setChosen((all) => [...all, { key, name: file.name, state: 'waiting', preview: check.picture.preview }])
      queue(key)
    }
    setRefused(problems)
    setSurplus(more)
    setChecking(false)
  }

  return {
    chosen,
    refused,
    hasSurplus: surplus,
    isChecking: checking,
    add: (list) => void add(list),
    remove,
    retry: queue,
    uploadAgain: () => {
      for (const { key } of chosen) queue(key)
    },
    imageIds: chosen.flatMap(({ imageId }) => imageId ?? []),
  }
}
