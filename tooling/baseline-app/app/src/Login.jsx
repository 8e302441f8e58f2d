import { FormattedMessage } from 'react-intl'

/** A lazy screen, so that the baseline app includes the code that lazy loading needs. */
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
