import { uploadImage } from '@lobby/api/operations/promotion'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useApi } from '../query/index.ts'
import { base64Of } from './base64Of.ts'
import { checkPicture, type CheckedPicture } from './checkPicture.ts'
import type { PictureProblem } from './readPicture.ts'

/** A picture that was chosen and found good. */
export interface ChosenPicture {
  readonly key: number
  /** Of the file, as the device calls it. */
  readonly name: string
  /** `waiting` for those before it; `failed` until it is tried again. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly preview: ImageBitmap | null
  /** Once it is sent. */
  readonly imageId?: string
  /** Why it failed. */
  readonly error?: unknown
}

export interface Pictures {
  readonly chosen: readonly ChosenPicture[]
  /** What was not taken of the files that were added last, and why. */
  readonly refused: readonly { readonly name: string; readonly problem: PictureProblem }[]
  /** More files were added last than there was room for. */
  readonly surplus: boolean
  /** Files are being looked at. */
  readonly checking: boolean
  /** Takes what there is room for; each is looked at first, and uploaded if it is found good. */
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: number) => void
  /** Uploads one again that has failed. */
  readonly retry: (key: number) => void
  /** Uploads those again that the platform has forgotten: it keeps them for an hour. */
  readonly renew: () => void
  /** What the platform calls those that are uploaded, in the order in which they were chosen. */
  readonly imageIds: readonly string[]
}

export interface PicturesInit {
  readonly purpose: 'PROMOTION' | 'FEEDBACK' | 'DOCUMENT'
  /** How many there may be. */
  readonly most: number
}

/**
 * The pictures of a form below `<MembersOnly>`: each file is looked at before anything is sent, then they are uploaded one after the other. What
 * was chosen stays through a failed call and an expired session; the same picture uploaded twice is one for the platform, so that a retry is safe.
 */
export function usePictures({ purpose, most }: PicturesInit): Pictures {
  const api = useApi()
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([])
  const [refused, setRefused] = useState<Pictures['refused']>([])
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
      const { imageId } = await api.call(uploadImage, { body: { purpose, data: base64Of(file.bytes) } })
      // The same picture chosen twice is there once.
      if ([...ids.current].some(([other, id]) => other !== key && id === imageId)) return remove(key)
      if (files.current.has(key)) ids.current.set(key, imageId)
      change(key, { state: 'sent', imageId })
    } catch (error) {
      change(key, { state: 'failed', error })
    }
  }
  // One after the other.
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
      // A refused file takes no place: the next one may have it.
      if (files.current.size >= most) {
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
    surplus,
    checking,
    add: (list) => void add(list),
    remove,
    retry: queue,
    renew: () => {
      for (const { key } of chosen) queue(key)
    },
    imageIds: chosen.flatMap(({ imageId }) => imageId ?? []),
  }
}
