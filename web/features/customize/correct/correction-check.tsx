import { Box, Button, Heading, Text } from '@chakra-ui/react'
import type { Template } from '../../../../shared/documents/template.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { OpenCorrection } from '../../../lib/open-correction.ts'
import { AnswersCheck } from '../check/answers-check.tsx'
import { useCorrection } from './use-correction.ts'

type CorrectionCheckProps = { template: Template; correction: OpenCorrection; today: string }

/** The check of corrected answers, and the button that has the files made again. */
export const CorrectionCheck = (props: CorrectionCheckProps) => {
  const { attempt, busy, problem, submit } = useCorrection(props)
  return (
    <AnswersCheck
      template={props.template}
      intro="Read them once more. Your new files are made of these answers."
      attempt={attempt}
    >
      <Box
        as="section"
        mt="10"
        p={{ base: '5', md: '6' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l2"
        data-no-print
      >
        <Heading as="h3" size="lg">
          New files, no charge
        </Heading>
        <Text mt="2">
          The Word file, the PDF and the instructions are made again and replace the ones you have
          downloaded. Your link stays the same, and we mail you when they are ready.
        </Text>
        {problem && (
          <Text role="alert" mt="4" p="4" bg="bg.error" borderRadius="l2">
            {problem}
          </Text>
        )}
        <Button size="lg" width="full" mt="6" disabled={busy} aria-busy={busy} onClick={submit}>
          {busy ? MESSAGES.processing : 'Make my new files'}
        </Button>
      </Box>
    </AnswersCheck>
  )
}
