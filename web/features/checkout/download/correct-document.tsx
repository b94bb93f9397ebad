import { Box, Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_CORRECTIONS } from '../../../../shared/api/downloads.ts'
import { formatUtcDay } from '../../../../shared/store-time.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { openCorrection } from './open-correction.ts'

/** Loads the answers into this tab and opens the form. */
const useOpenCorrection = (token: string) => {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const open = async () => {
    setBusy(true)
    setProblem('')
    try {
      const correction = await api.getCorrection({ token })
      openCorrection.save({ ...correction, token })
      navigate(paths.correct(correction.documentId))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      setProblem(error.message)
    }
  }
  return { busy, problem, open }
}

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
  const { busy, problem, open } = useOpenCorrection(token)
  return (
    <Box as="section" mt="12" pt="6" borderTopWidth="1px">
      <Text mb="3" color="fg.muted" maxW="prose">
        A wrong name, a new date? Until {formatUtcDay(until)} you can correct your answers up to{' '}
        {MAX_CORRECTIONS} times and get new files at no charge.
        {correctionsMade > 0 && <span>{` Corrections made so far: ${correctionsMade}.`}</span>}
      </Text>
      <Button variant="outline" onClick={open} disabled={busy || isRegenerating} aria-busy={busy}>
        Correct my answers
      </Button>
      {problem && (
        <Text role="alert" mt="3" color="fg.error">
          {problem}
        </Text>
      )}
    </Box>
  )
}
