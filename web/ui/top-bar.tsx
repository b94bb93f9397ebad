import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'
import { TOP_LINKS, widthAt } from './browser/navigation.ts'
import { paths } from './browser/paths.ts'
import { ButtonLink } from './button-link.tsx'
import { ColorModeToggle } from './color-mode-toggle.tsx'
import { CloseIcon, MenuIcon } from './icons.tsx'
import { HeaderLink } from './site-link.tsx'

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

const Links = ({ onChoose }: { onChoose?: () => void }) => (
  <>
    {TOP_LINKS.map(({ label, href }) => (
      <HeaderLink key={href} to={href} onClick={onChoose}>
        {label}
      </HeaderLink>
    ))}
    <ButtonLink to={paths.documents} onClick={onChoose} size="sm" variant="outline">
      Get Started
    </ButtonLink>
  </>
)

/** Open or closed; Escape closes it. */
const useMenu = () => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])
  return { open, toggle: () => setOpen((was) => !was), close: () => setOpen(false) }
}

const MenuButton = ({ open, toggle }: { open: boolean; toggle: () => void }) => (
  <Button
    display={{ base: 'inline-flex', md: 'none' }}
    variant="ghost"
    px="3"
    onClick={toggle}
    aria-label={open ? 'Close menu' : 'Open menu'}
    aria-expanded={open}
    aria-controls={MENU_ID}
  >
    {open ? <CloseIcon /> : <MenuIcon />}
  </Button>
)

const MobileMenu = ({ open, close }: { open: boolean; close: () => void }) => (
  <Flex
    as="nav"
    id={MENU_ID}
    aria-label="Menu"
    hidden={!open}
    display={{ base: open ? 'flex' : 'none', md: 'none' }}
    direction="column"
    align="flex-start"
    gap="2"
    px="4"
    pb="4"
    borderTopWidth="1px"
  >
    <Links onChoose={close} />
  </Flex>
)

export const TopBar = () => {
  const menu = useMenu()
  const { pathname } = useLocation()
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
        maxW={widthAt(pathname)}
        mx="auto"
        px={{ base: '4', md: '8' }}
        h="16"
        align="center"
        gap="6"
      >
        <Wordmark />
        <Flex
          as="nav"
          aria-label="Main"
          display={{ base: 'none', md: 'flex' }}
          ms="auto"
          gap="6"
          align="center"
        >
          <Links />
        </Flex>
        <Flex ms={{ base: 'auto', md: '-3' }}>
          <ColorModeToggle />
          <MenuButton open={menu.open} toggle={menu.toggle} />
        </Flex>
      </Flex>
      <MobileMenu open={menu.open} close={menu.close} />
    </Box>
  )
}
