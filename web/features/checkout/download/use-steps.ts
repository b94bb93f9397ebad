import useSWR from 'swr'
import type { InstructionStep } from '../../../../shared/documents/engine/steps.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'

/**
 * The steps of the instructions that were bought; none until they have come, or where they cannot be
 * fetched: the instructions themselves have them. `revision` counts the corrections, which may change them.
 */
export const useSteps = (
  token: string | undefined,
  revision: number,
): readonly InstructionStep[] => {
  const { data } = useSWR(
    token ? ['steps', token, revision] : null,
    async () => (await loadApi()).api.getSteps({ token: token ?? '' }),
    SWR_OPTIONS,
  )
  return data?.steps ?? []
}
