import type { Category } from './vendors.ts'

/** What titles are made of, beside the motif's noun. */
export interface Words {
  readonly adjectives: readonly string[]
  readonly tails: readonly string[]
  readonly agreeing: readonly (readonly [masculine: string, feminine: string])[]
  readonly places: readonly string[]
}

const slotWords: Words = {
  adjectives: [
    'Velvet',
    'Copper',
    'Amber',
    'Wild',
    'Midnight',
    'Northern',
    'Silver',
    'Crimson',
    'Hidden',
    'Sunlit',
    'Jade',
    'Roaming',
    'Royal',
    'Whispering',
    'Gilded',
    'Stormy',
    'Scarlet',
    'Wandering',
    'Ivory',
    'Turquoise',
    'Drifting',
    'Burning',
  ],
  tails: [
    'Parade',
    'Harbour',
    'Rising',
    'Nights',
    'Vault',
    'Trail',
    'Court',
    'Bay',
    'Festival',
    'Echo',
    'Valley',
    'Serenade',
    'Carousel',
    'Isle',
    'Caravan',
    'Encore',
    'Garden',
    'Express',
    'Rush',
  ],
  agreeing: [
    ['Dourado', 'Dourada'],
    ['Encantado', 'Encantada'],
    ['Perdido', 'Perdida'],
    ['Vermelho', 'Vermelha'],
    ['Selvagem', 'Selvagem'],
    ['Secreto', 'Secreta'],
    ['Real', 'Real'],
    ['Sagrado', 'Sagrada'],
    ['Mágico', 'Mágica'],
    ['Bravo', 'Brava'],
  ],
  places: [
    'da Serra',
    'do Sertão',
    'de Prata',
    'da Meia-Noite',
    'do Rio Negro',
    'do Norte',
    'das Marés',
    'de Olinda',
    'da Chapada',
    'de Março',
    'do Imperador',
    'da Lagoa',
    'de Paraty',
    'dos Ventos',
    'do Pelourinho',
  ],
}
const roomWords: Words = {
  adjectives: ['Velvet', 'Prime', 'Grand', 'Copacabana', 'Lisbon', 'Speed', 'Salon', 'Emerald', 'Terrace', 'Golden'],
  tails: ['Lounge', 'Club', 'First', 'Studio', 'Royale', 'Room', 'Night', 'Select', 'Table'],
  agreeing: [
    ['Clássico', 'Clássica'],
    ['Rápido', 'Rápida'],
    ['Brasileiro', 'Brasileira'],
    ['Nobre', 'Nobre'],
    ['Turbo', 'Turbo'],
  ],
  places: ['do Salão', 'de Ouro', 'da Casa', 'do Rio', 'de Lisboa', 'ao Vivo', 'do Porto'],
}
const fishWords: Words = {
  adjectives: ['Deep', 'Coral', 'Lagoon', 'Abyssal', 'Pearl', 'Emperor', 'Thousand', 'Azure'],
  tails: ['Hunt', 'Reef', 'Tide', 'Depths', 'Harpoon', 'Voyage', 'Bay'],
  agreeing: [
    ['Gigante', 'Gigante'],
    ['Dourado', 'Dourada'],
    ['Azul', 'Azul'],
  ],
  places: ['do Abismo', 'de Noronha', 'do Recife', 'das Profundezas', 'do Arraial'],
}
const sportWords: Words = {
  adjectives: ['Prime', 'World', 'Weekend', 'Golden', 'Coastal'],
  tails: ['Live', 'League', 'Exchange', 'Accumulator', 'In-Play'],
  agreeing: [
    ['Total', 'Total'],
    ['Máximo', 'Máxima'],
  ],
  places: ['da Rodada', 'do Domingo', 'das Américas', 'de Várzea'],
}
const arenaWords: Words = {
  adjectives: ['Neon', 'Quantum', 'Iron', 'Vector', 'Rogue'],
  tails: ['Cup', 'Circuit', 'Showdown', 'Majors', 'Open'],
  agreeing: [
    ['Supremo', 'Suprema'],
    ['Eterno', 'Eterna'],
  ],
  places: ['do Amanhã', 'da Madrugada', 'de Titânio'],
}
const duelWords: Words = {
  adjectives: ['Rapid', 'Street', 'Champion', 'Backroom', 'Blitz', 'Boardwalk'],
  tails: ['Duel', 'Masters', 'Rivals', 'Arena', 'Showdown', 'Friends'],
  agreeing: [
    ['Mineiro', 'Mineira'],
    ['Paulista', 'Paulista'],
    ['Rápido', 'Rápida'],
  ],
  places: ['de Boteco', 'da Praça', 'dos Amigos', 'do Bairro', 'da Vila'],
}
const houseWords: Words = {
  adjectives: ['Neon', 'Lume', 'Turbo', 'Zero-G', 'Deep'],
  tails: ['X', 'One', 'Zen', 'Original', 'Infinity'],
  agreeing: [
    ['Extra', 'Extra'],
    ['Noturno', 'Noturna'],
    ['Infinito', 'Infinita'],
  ],
  places: ['da Casa', 'de Luz', 'do Bairro Alto'],
}
const drawWords: Words = {
  adjectives: ['Lucky', 'Sunday', 'Rainbow', 'Carioca', 'Crystal', 'Hourly'],
  tails: ['Draw', 'Six', 'Daily', 'Party', 'Forty', 'Jubilee'],
  agreeing: [
    ['Federal', 'Federal'],
    ['Semanal', 'Semanal'],
    ['Premiado', 'Premiada'],
  ],
  places: ['da Sorte', 'do Trevo', 'de São João', 'da Virada', 'do Milhão'],
}
/** The words of each category. */
export const wordsOf: Readonly<Record<Category, Words>> = {
  RNG: slotWords,
  LIVE: roomWords,
  FISH: fishWords,
  SPORTS: sportWords,
  ESPORTS: arenaWords,
  PVP: duelWords,
  INHOUSE: houseWords,
  LOTT: drawWords,
  ELOTTO: drawWords,
  POKER: duelWords,
  COCKFIGHT: arenaWords,
}
