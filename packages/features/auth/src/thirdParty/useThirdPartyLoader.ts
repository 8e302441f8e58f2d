import { createContext, use } from 'react'
import { loadThirdPartySignIn, type LoadThirdPartySignIn } from './loadThirdPartySignIn.ts'

const Context = createContext<LoadThirdPartySignIn>(loadThirdPartySignIn)

/** Replaces Firebase by another third-party sign-in, for example in tests. */
export const ThirdPartyLoaderProvider = Context

/** Returns the function that loads the third-party sign-in. */
export const useThirdPartyLoader = (): LoadThirdPartySignIn => use(Context)
