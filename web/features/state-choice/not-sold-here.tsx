import { Box, type BoxProps, Link, Text } from '@chakra-ui/react'
import { type StateCoverage, whereToTurn } from '../../../shared/documents/template/coverage.ts'
import { stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { paths } from '../../lib/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type NotSoldHereProps = BoxProps & {
  documentId: string
  state: string
  entry: Extract<StateCoverage, { kind: 'refuse' }>
}

/** A document that isn't sold in the state, with alternatives. */
export const NotSoldHere = ({ documentId, state, entry, children, ...box }: NotSoldHereProps) => (
  <Box
    role="alert"
    p="5"
    bg="bg.error"
    borderInlineStartWidth="3px"
    borderColor="border.error"
    borderRadius="l2"
    {...box}
  >
    <Text fontWeight="semibold">We do not sell this document in {stateInSentence(state)}.</Text>
    <Text mt="1" maxW="prose">
      {entry.form ? (
        <>
          Use the state's free form:{' '}
          <Link href={entry.form.url} target="_blank" rel="noreferrer">
            {entry.form.title}
          </Link>
        </>
      ) : (
        capitalized(whereToTurn(entry))
      )}
    </Text>
    <Text mt="2">
      <SiteLink to={paths.coverage({ state, document: documentId })}>Why we don't sell it</SiteLink>
    </Text>
    {children}
  </Box>
)
