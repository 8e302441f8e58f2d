import { useImageHosts } from '@lobby/platform/media'
import { Picture } from '@lobby/ui'

/** A game's small picture; its initial where it has none. */
export function GamePicture({ path = '', name }: { readonly path?: string | undefined; readonly name: string }) {
  const hosts = useImageHosts()
  return <Picture path={path} hosts={hosts} alt="" name={name} width={96} height={96} />
}
