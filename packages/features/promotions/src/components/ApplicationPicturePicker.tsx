import { useText } from '@lobby/i18n'
import { describePictureProblems, type PictureUploadsState } from '@lobby/platform/media'
import { PicturePicker } from '@lobby/ui'

export interface ApplicationPicturePickerProps {
  readonly pictures: PictureUploadsState
  readonly limit: number
}

/**
 * Lets the player add pictures to an application. Checks each picture before the upload and shows the state of its
 * upload.
 */
export function ApplicationPicturePicker({ pictures, limit }: ApplicationPicturePickerProps) {
  const t = useText()
  const { chosen, isChecking, add, remove, retry } = pictures
  return (
    <PicturePicker
      label={t('promotions.pictures')}
      hint={t('promotions.pictures.hint')}
      error={describePictureProblems(t, pictures, limit)}
      pictures={chosen}
      maxPictures={limit}
      busy={isChecking}
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
