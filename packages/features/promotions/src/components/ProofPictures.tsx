import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { pictureText, type Pictures } from '@lobby/platform/upload'
import { PicturePicker } from '@lobby/ui'

export interface ProofPicturesProps {
  readonly pictures: Pictures
  readonly most: number
}

/** The pictures of an application: chosen, looked at before they are sent, and each with how far it is. */
export function ProofPictures({ pictures, most }: ProofPicturesProps) {
  const t = useText()
  const { chosen, refused, surplus, checking, add, remove, retry } = pictures
  const [first] = refused
  const failed = chosen.find(({ state }) => state === 'failed')
  const error = () => {
    if (first) return t('promotions.pictures.refused', { name: first.name, why: t(pictureText(first.problem)) })
    if (surplus) return t('promotions.pictures.most', { most })
    return failed && t(refusalText(failed.error))
  }
  return (
    <PicturePicker
      label={t('promotions.pictures')}
      hint={t('promotions.pictures.hint')}
      error={error()}
      pictures={chosen}
      most={most}
      busy={checking}
      addLabel={t('promotions.pictures.add')}
      stateLabel={(state) => t(`promotions.pictures.${state}`)}
      removeLabel={(name) => t('promotions.pictures.remove', { name })}
      retryLabel={(name) => t('promotions.pictures.retry', { name })}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  )
}
