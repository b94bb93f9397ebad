import { Box, type BoxProps, Flex, Link, Text } from '@chakra-ui/react'
import { BRAND } from '../../../../shared/content/brand.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ColorModeToggle } from '../../../ui/color-mode-toggle.tsx'
import { HeaderLink } from '../../../ui/site-link.tsx'

const LINKS = [
  { label: 'Dashboard', href: paths.admin },
  { label: 'Templates', href: paths.adminTemplates },
]

/** The admin header. The store opens in a new tab, because the sign-in is in this tab's memory. */
export const AdminBar = ({ maxW }: Pick<BoxProps, 'maxW'>) => {
  return (
    <Box as="header" bg="bg" borderBottomWidth="1px" data-no-print>
      <Flex
        maxW={maxW}
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH="14"
        columnGap="5"
        align="center"
        wrap="wrap"
        textStyle="sm"
      >
        <Text fontFamily="heading" fontWeight="semibold" textStyle="lg">
          {BRAND.name}
        </Text>
        <Flex
          as="nav"
          aria-label="Admin"
          order={{ base: '1', md: '0' }}
          flex={{ base: '1 0 100%', md: '1' }}
          gap="5"
          align="center"
        >
          {LINKS.map(({ label, href }) => (
            <HeaderLink key={href} to={href}>
              {label}
            </HeaderLink>
          ))}
          <Link href={paths.home} target="_blank" rel="noopener" py="3" ms="auto">
            View store
          </Link>
        </Flex>
        <Box ms={{ base: 'auto', md: '-3' }}>
          <ColorModeToggle />
        </Box>
      </Flex>
    </Box>
  )
}
