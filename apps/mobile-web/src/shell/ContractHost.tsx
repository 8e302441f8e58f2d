import { loadContractPrompt, useContractPrompt } from '@lobby/agent/prompts'
import { Suspense, type ComponentProps } from 'react'
import { useLazy } from '../siteContext.ts'
import { promptlessPaths } from './baked/promptlessPaths.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The prompts for contracts that wait, one after another, whose code and texts come when there is one. One that does not come is not missed. */
export function ContractHost({ pathname }: { readonly pathname: string }) {
  const due = useContractPrompt()
  if (!due || promptlessPaths.includes(pathname)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Prompt key={due.kind} {...due} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Prompt(due: ComponentProps<Awaited<ReturnType<typeof loadContractPrompt>>['default']>) {
  const ContractPrompt = useLazy(loadContractPrompt, 'contracts')
  return <ContractPrompt {...due} />
}
