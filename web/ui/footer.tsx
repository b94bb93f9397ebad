import { Box, chakra, Flex, Grid, Link, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'
import { CLAIMS } from '../../shared/content/claims.ts'
import { FOOTER_GROUPS, widthAt } from './browser/navigation.ts'
import { ASSISTANT_URL, SOCIAL_URL } from './browser/owner-links.ts'
import { SupportLink, TOUCH_TARGET } from './site-link.tsx'

const Root = chakra('footer', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    '& nav h2': { textStyle: 'lg', mb: '2' },
    '& li > a': { ...TOUCH_TARGET, textStyle: 'sm', _hover: { textDecoration: 'underline' } },
  },
})

const About = () => (
  <Box maxW="sm" gridColumn={{ base: '1 / -1', md: 'auto' }}>
    <Text fontFamily="heading" fontWeight="semibold" textStyle="xl">
      {BRAND.name}
    </Text>
    <Text color="fg.muted" mt="2">
      {BRAND.tagline}
    </Text>
    <Flex mt="3" columnGap="5" rowGap="1" wrap="wrap" textStyle="sm">
      {SOCIAL_URL && (
        <Link href={SOCIAL_URL} target="_blank" rel="noreferrer">
          Follow {BRAND.name} on X
        </Link>
      )}
      {ASSISTANT_URL && (
        <Link href={ASSISTANT_URL} target="_blank" rel="noreferrer">
          Ask the AI legal assistant
        </Link>
      )}
    </Flex>
  </Box>
)

const CopyrightLine = () => {
  const [year, setYear] = useState<number>(BRAND.builtIn)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return (
    <Text mt="8" pt="6" borderTopWidth="1px" textStyle="xs" color="fg.muted">
      {`© ${year} ${BRAND.name}, not a law firm. ${CLAIMS.guaranteeDays}-day guarantee. `}
      <SupportLink />
    </Text>
  )
}

/** The footer uses the dark colors in both modes. */
export const Footer = () => (
  <Root className="dark" data-no-print>
    <Box maxW={widthAt(useLocation().pathname)} mx="auto" px={{ base: '4', md: '8' }} py="12">
      <Grid
        columnGap={{ base: '8', md: '16' }}
        rowGap="8"
        templateColumns={{ base: 'auto 1fr', md: '1fr auto auto' }}
      >
        <About />
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <RouterLink to={href} discover="none">
                    {label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Grid>
      <CopyrightLine />
    </Box>
  </Root>
)
