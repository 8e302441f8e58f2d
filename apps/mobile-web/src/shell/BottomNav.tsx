import { useText } from '@lobby/i18n'
import { Link, MemberLink } from '@lobby/platform/navigation'
import { BottomFrame } from './BottomFrame.tsx'

/** The bottom navigation: home, offers, deposit, invite, account. */
export function BottomNav({ pathname }: { readonly pathname: string }) {
  const t = useText()
  return (
    <BottomFrame
      pathname={pathname}
      text={t}
      renderItem={({ id, members, current }, className, content) => {
        const To = members ? MemberLink : Link
        return (
          <To to={id} className={className} aria-current={current ? 'page' : undefined}>
            {content}
          </To>
        )
      }}
    />
  )
}
