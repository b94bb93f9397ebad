import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'
import { TOP_LINKS, widthAt } from './browser/navigation.ts'
import { paths } from './browser/paths.ts'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { CloseIcon, MenuIcon } from './icons.tsx'
import { ButtonLink, HeaderLink } from './site-link.tsx'

/** The product's name above a signature line; links to the home page. */
const Wordmark = () => (
  <chakra.span
    fontFamily="heading"
    fontWeight="semibold"
    textStyle="xl"
    borderBottomWidth="2px"
    borderColor="purple.solid"
    lineHeight="1.4"
    asChild
  >
    <Link to={paths.home} discover="none" translate="no">
      {BRAND.name}
    </Link>
  </chakra.span>
)

const MENU_ID = 'site-menu'

/** Open until the visitor navigates or presses Escape. */
const useMenu = () => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(undefined)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  return { open, toggle: () => setOpenAt(open ? undefined : key) }
}

const MenuButton = ({ open, toggle }: { open: boolean; toggle: () => void }) => (
  <Button
    display={{ md: 'none' }}
    variant="ghost"
    px="3"
    ms="auto"
    onClick={toggle}
    aria-label={open ? 'Close menu' : 'Open menu'}
    aria-expanded={open}
    aria-controls={MENU_ID}
  >
    {open ? <CloseIcon /> : <MenuIcon />}
  </Button>
)

/** The links; on phones they are a menu below the bar, which Tab reaches after its button. */
const Menu = ({ open }: { open: boolean }) => (
  <Flex
    as="nav"
    id={MENU_ID}
    aria-label="Main"
    display={{ base: open ? 'flex' : 'none', md: 'flex' }}
    direction={{ base: 'column', md: 'row' }}
    align={{ base: 'flex-start', md: 'center' }}
    gap={{ base: '2', md: '6' }}
    order={{ base: '1', md: '0' }}
    flexBasis={{ base: 'full', md: 'auto' }}
    ms={{ md: 'auto' }}
    mt={{ base: '2.5', md: '0' }}
    pb={{ base: '1.5', md: '0' }}
    borderTopWidth={{ base: '1px', md: '0' }}
  >
    {TOP_LINKS.map(({ label, href }) => (
      <HeaderLink key={href} to={href}>
        {label}
      </HeaderLink>
    ))}
    <ButtonLink to={paths.documents} size="sm" variant="outline">
      Get Started
    </ButtonLink>
  </Flex>
)

export const TopBar = () => {
  const { open, toggle } = useMenu()
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
      data-no-print
    >
      <Flex
        maxW={widthAt(useLocation().pathname)}
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH="16"
        py={{ base: '2.5', md: '0' }}
        wrap="wrap"
        align="center"
        columnGap={{ md: '6' }}
      >
        <Wordmark />
        <MenuButton open={open} toggle={toggle} />
        <Menu open={open} />
        <Box ms={{ md: '-3' }}>
          <ColorModeToggle />
        </Box>
      </Flex>
    </Box>
  )
}
