import { createContext, use } from 'react'
import { loadThirdPartySignIn, type LoadThirdPartySignIn } from './loadThirdPartySignIn.ts'

const Context = createContext<LoadThirdPartySignIn>(loadThirdPartySignIn)

/** Provides another third-party sign-in in place of Firebase, for example in tests. */
export const ThirdPartySignInLoaderProvider = Context

/** Returns the function that loads the third-party sign-in. */
export const useThirdPartySignInLoader = (): LoadThirdPartySignIn => use(Context)
