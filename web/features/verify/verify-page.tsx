import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react'
import { type ChangeEvent, type DragEvent, useRef } from 'react'
import type { VerifiedFormat } from '../../../shared/api/verification.ts'
import { VERIFY } from '../../../shared/content/verify.ts'
import { longDate } from '../../ui/long-date.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { useVerification, type Verification } from './use-verification.ts'

const KINDS: Record<VerifiedFormat, string> = {
  docx: 'the Word file of',
  pdf: 'the PDF of',
  instructions: 'the instructions for',
  receipt: 'the receipt for',
}

/** Dates have no time, so they are the same in every time zone. */
const dayOf = (date: string): string => longDate(`${date}T12:00:00Z`, { timeZone: 'UTC' })

const Reading = ({ share, onStop }: { share: number; onStop: () => void }) => (
  <>
    <chakra.label display="block" mb="2">
      {VERIFY.reading}
      <chakra.progress display="block" w="full" mt="1" max={1} value={share} />
    </chakra.label>
    <Button variant="outline" onClick={onStop}>
      {VERIFY.stop}
    </Button>
  </>
)

type Found = Extract<Verification, { phase: 'genuine' }>

const Genuine = ({ file, sha256 }: Found) => (
  <>
    <Heading size="lg" color={file.replacedOn ? 'fg.warning' : 'fg.success'}>
      {file.replacedOn ? VERIFY.replaced : VERIFY.genuine}
    </Heading>
    <Text mt="2">{`We delivered it on ${dayOf(file.deliveredOn)}: ${KINDS[file.format]} “${file.title}”.`}</Text>
    {file.replacedOn && <Text mt="2">{VERIFY.replacedText(dayOf(file.replacedOn))}</Text>}
    <Text mt="2">{VERIFY.purchase}</Text>
    <Text
      mt="2"
      textStyle="xs"
      color="fg.muted"
      overflowWrap="anywhere"
    >{`SHA-256: ${sha256}`}</Text>
  </>
)

const Outcome = ({ verification, onStop }: { verification: Verification; onStop: () => void }) => {
  switch (verification.phase) {
    case 'idle':
      return null
    case 'reading':
      return <Reading share={verification.share} onStop={onStop} />
    case 'genuine':
      return <Genuine {...verification} />
    case 'unknown':
      return (
        <>
          <Heading size="lg" color="fg.warning">
            {VERIFY.unknown}
          </Heading>
          <Text mt="2">{VERIFY.unknownText}</Text>
        </>
      )
    default:
      return <Text color="fg.error">{VERIFY[verification.phase]}</Text>
  }
}

const Chooser = ({ onFile }: { onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // Browsers fire no change event when the same file is chosen again.
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      p="8"
      textAlign="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l2"
    >
      <Button size="lg" onClick={() => input.current?.click()}>
        {VERIFY.choose}
      </Button>
      <Text mt="2" color="fg.muted">
        {VERIFY.drop}
      </Text>
      <chakra.input ref={input} type="file" aria-label={VERIFY.choose} hidden onChange={choose} />
    </Box>
  )
}

/** Lets anyone check whether a file was delivered by the store and is unaltered. */
export const VerifyPage = () => {
  const { verification, verify, stop } = useVerification()
  return (
    <Page title={VERIFY.title} description={VERIFY.intro}>
      <PageHeading intro={VERIFY.intro}>{VERIFY.title}</PageHeading>
      <Box maxW="prose">
        <Chooser onFile={verify} />
        <Text mt="3" textStyle="sm" color="fg.muted">
          {VERIFY.privacy}
        </Text>
        <Box role="status" mt="8">
          {'name' in verification && (
            <Text mb="2" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {verification.name}
            </Text>
          )}
          <Outcome verification={verification} onStop={stop} />
        </Box>
      </Box>
    </Page>
  )
}
