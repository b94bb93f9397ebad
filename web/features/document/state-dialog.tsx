import { Button, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { useCoverage } from '../../ui/coverage-reason.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Busy } from '../../ui/status.tsx'
import { NotSoldHere } from '../state-choice/not-sold-here.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { StateSelect } from '../state-choice/state-select.tsx'

type StateDialogProps = { entry: CatalogEntry; onContinue: () => void; onClose: () => void }

/** Asks for the state before buying a blank template that some states don't accept. */
export const StateDialog = ({ entry, onContinue, onClose }: StateDialogProps) => {
  const [state] = useStateChoice()
  const { data, error } = useCoverage(entry.id)
  const coverage = state && data?.[state]
  const refusal =
    state && coverage && coverage.kind === 'refuse' ? { state, entry: coverage } : undefined
  return (
    <Dialog open onClose={onClose} title="Which state is it for?">
      <Text mb="4">Some states don't accept this document, so we check before you pay.</Text>
      <StateSelect />
      {state && !coverage && !error && <Busy>Loading...</Busy>}
      {error && <Text role="alert">We couldn't load your state. Please try again.</Text>}
      {refusal && <NotSoldHere documentId={entry.id} {...refusal} mt="4" />}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {!refusal && (
          <Button disabled={!coverage} onClick={onContinue}>
            Continue to payment
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
