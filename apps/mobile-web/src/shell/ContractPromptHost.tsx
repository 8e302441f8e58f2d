import { loadContractPrompt, useContractPrompt } from '@lobby/agent/prompts'
import { Suspense, type ComponentProps } from 'react'
import { useLazyComponent } from '../siteContext.ts'
import { pathsWithoutContractPrompt } from './baked/pathsWithoutContractPrompt.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/**
 * Shows the prompts for contracts that an agent has offered to the player, one after the other. Loads the code and
 * texts of the prompts only if there is an offer. Shows nothing if they fail to load.
 */
export function ContractPromptHost({ pathname }: { readonly pathname: string }) {
  const due = useContractPrompt()
  if (!due || pathsWithoutContractPrompt.includes(pathname)) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Prompt key={due.kind} {...due} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Prompt(due: ComponentProps<Awaited<ReturnType<typeof loadContractPrompt>>['default']>) {
  const ContractPrompt = useLazyComponent(loadContractPrompt, 'contracts')
  return <ContractPrompt {...due} />
}
