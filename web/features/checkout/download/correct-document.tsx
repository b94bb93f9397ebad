import { Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_CORRECTIONS } from '../../../../shared/api/downloads.ts'
import { formatUtcDay } from '../../../../shared/store-time.ts'
import { api } from '../../../api/api.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ErrorText } from '../../../ui/error-text.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { openCorrection } from './open-correction.ts'

type CorrectDocumentProps = {
  token: string
  /** ISO. */
  until: string
  isRegenerating: boolean
  /** Corrections made so far. */
  correctionsMade: number
}

/** The button that opens the answers for correction. */
export const CorrectDocument = ({
  token,
  until,
  isRegenerating,
  correctionsMade,
}: CorrectDocumentProps) => {
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  const [problem, setProblem] = useState('')
  /** Loads the answers into this tab and opens the form. */
  const open = async () => {
    setProblem('')
    try {
      const correction = await api.getCorrection({ token })
      openCorrection.save({ ...correction, token })
      navigate(paths.correct(correction.documentId))
    } catch (error) {
      setProblem(apiErrorOf(error).message)
    }
  }
  return (
    <Box as="section" mt="12" pt="6" borderTopWidth="1px">
      <Text mb="3" color="fg.muted" maxW="prose">
        A wrong name, a new date? Until {formatUtcDay(until)} you can correct your answers up to{' '}
        {MAX_CORRECTIONS} times and get new files at no charge.
        {correctionsMade > 0 && <span>{` Corrections made so far: ${correctionsMade}.`}</span>}
      </Text>
      <Button
        variant="outline"
        onClick={() => run(open)}
        disabled={busy || isRegenerating}
        aria-busy={busy}
      >
        Correct my answers
      </Button>
      {problem && <ErrorText mt="3">{problem}</ErrorText>}
    </Box>
  )
}
