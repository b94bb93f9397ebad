import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { HOW_IT_WORKS, WHATS_INCLUDED } from '../../../shared/content/whats-included.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { CheckItem, CheckList } from '../../ui/check-list.tsx'
import { HowToSign } from '../../ui/how-to-sign.tsx'

const Title = ({ children }: { children: ReactNode }) => (
  <Heading mt="10" mb="4" _first={{ mt: '0' }}>
    {children}
  </Heading>
)

const Steps = () => (
  <Box as="ol" listStyleType="decimal" ps="5" maxW="prose">
    {HOW_IT_WORKS.map((step) => (
      <Box
        as="li"
        key={step}
        mb="2"
        ps="1"
        _marker={{ color: 'purple.fg', fontWeight: 'semibold' }}
      >
        {step}
      </Box>
    ))}
  </Box>
)

/** What every purchase includes, what this document adds, and how it works. */
export const WhatsIncluded = ({ id, whatsIncluded }: Story & { id: string }) => (
  <div>
    <Title>In your download</Title>
    <CheckList gap="4">
      {WHATS_INCLUDED.map(({ title, text }) => (
        <CheckItem key={title}>
          <Text fontWeight="semibold">{title}</Text>
          <Text color="fg.muted">{text}</Text>
        </CheckItem>
      ))}
    </CheckList>
    <Title>In this document</Title>
    <CheckList gap="4">
      {whatsIncluded.map((item) => (
        <CheckItem key={item}>{item}</CheckItem>
      ))}
    </CheckList>
    <Title>How it works</Title>
    <Steps />
    <Title>How to sign it</Title>
    <HowToSign documentId={id} />
  </div>
)
