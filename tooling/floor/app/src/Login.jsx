import { FormattedMessage } from 'react-intl'

/** A lazy screen, so that the floor carries what loading one takes. */
export function Login() {
  return (
    <form>
      <input name="username" autoComplete="username" />
      <button className="btn">
        <FormattedMessage id="login" />
      </button>
    </form>
  )
}
