/**
 * What a game is about: the motif names its picture's symbol, and the nouns that its title is made of.
 * A noun is `[English, Portuguese, gender]`; the pictures draw the symbol of the same name.
 */
export type Gender = 'm' | 'f'
export type Noun = readonly [english: string, portuguese: string, gender: Gender]

/** Motifs of the slots. */
export const slotMotifs = {
  gem: [
    ['Gem', 'Joia', 'f'],
    ['Jewel', 'Cristal', 'm'],
  ],
  crown: [
    ['Crown', 'Coroa', 'f'],
    ['Throne', 'Trono', 'm'],
  ],
  moon: [
    ['Moon', 'Lua', 'f'],
    ['Crescent', 'Luar', 'm'],
  ],
  star: [
    ['Star', 'Estrela', 'f'],
    ['Comet', 'Cometa', 'm'],
  ],
  clover: [
    ['Clover', 'Trevo', 'm'],
    ['Meadow', 'Campo', 'm'],
  ],
  seven: [
    ['Sevens', 'Sete', 'm'],
    ['Hot Sevens', 'Sete Quente', 'm'],
  ],
  bell: [
    ['Bell', 'Sino', 'm'],
    ['Chime', 'Carrilhão', 'm'],
  ],
  cherry: [
    ['Cherry', 'Cereja', 'f'],
    ['Orchard', 'Pomar', 'm'],
  ],
  coin: [
    ['Coin', 'Moeda', 'f'],
    ['Doubloon', 'Dobrão', 'm'],
  ],
  mask: [
    ['Mask', 'Máscara', 'f'],
    ['Carnival', 'Carnaval', 'm'],
  ],
  lantern: [
    ['Lantern', 'Lanterna', 'f'],
    ['Lamp', 'Lampião', 'm'],
  ],
  feather: [
    ['Feather', 'Pluma', 'f'],
    ['Plume', 'Pena', 'f'],
  ],
  key: [
    ['Key', 'Chave', 'f'],
    ['Lock', 'Segredo', 'm'],
  ],
  potion: [
    ['Potion', 'Poção', 'f'],
    ['Elixir', 'Elixir', 'm'],
  ],
  shield: [
    ['Shield', 'Escudo', 'm'],
    ['Knight', 'Cavaleiro', 'm'],
  ],
  chest: [
    ['Chest', 'Tesouro', 'm'],
    ['Hoard', 'Baú', 'm'],
  ],
  lotus: [
    ['Lotus', 'Flor', 'f'],
    ['Lily', 'Vitória-Régia', 'f'],
  ],
  mushroom: [
    ['Toadstool', 'Cogumelo', 'm'],
    ['Glade', 'Clareira', 'f'],
  ],
  toucan: [
    ['Toucan', 'Tucano', 'm'],
    ['Canopy', 'Mata', 'f'],
  ],
  butterfly: [
    ['Butterfly', 'Borboleta', 'f'],
    ['Morpho', 'Mariposa', 'f'],
  ],
  owl: [
    ['Owl', 'Coruja', 'f'],
    ['Watcher', 'Vigia', 'm'],
  ],
  fox: [
    ['Fox', 'Raposa', 'f'],
    ['Vixen', 'Matreira', 'f'],
  ],
  flame: [
    ['Flame', 'Chama', 'f'],
    ['Ember', 'Brasa', 'f'],
  ],
  bolt: [
    ['Thunder', 'Trovão', 'm'],
    ['Lightning', 'Raio', 'm'],
  ],
  orb: [
    ['Orb', 'Esfera', 'f'],
    ['Oracle', 'Oráculo', 'm'],
  ],
  hourglass: [
    ['Hourglass', 'Ampulheta', 'f'],
    ['Hour', 'Hora', 'f'],
  ],
  compass: [
    ['Compass', 'Bússola', 'f'],
    ['Voyage', 'Viagem', 'f'],
  ],
  ship: [
    ['Galleon', 'Galeão', 'm'],
    ['Sail', 'Caravela', 'f'],
  ],
  cactus: [
    ['Cactus', 'Mandacaru', 'm'],
    ['Desert', 'Sertão', 'm'],
  ],
  skull: [
    ['Calavera', 'Caveira', 'f'],
    ['Bones', 'Pirata', 'm'],
  ],
  drum: [
    ['Drum', 'Tambor', 'm'],
    ['Samba', 'Batuque', 'm'],
  ],
  rocket: [
    ['Rocket', 'Foguete', 'm'],
    ['Orbit', 'Órbita', 'f'],
  ],
  planet: [
    ['Planet', 'Planeta', 'm'],
    ['Saturn', 'Galáxia', 'f'],
  ],
  scarab: [
    ['Scarab', 'Escaravelho', 'm'],
    ['Pharaoh', 'Faraó', 'm'],
  ],
  heart: [
    ['Heart', 'Coração', 'm'],
    ['Romance', 'Paixão', 'f'],
  ],
  pineapple: [
    ['Pineapple', 'Abacaxi', 'm'],
    ['Tropics', 'Verão', 'm'],
  ],
} as const satisfies Record<string, readonly Noun[]>

/** Motifs of the other categories. */
export const otherMotifs = {
  LIVE: {
    roulette: [['Roulette', 'Roleta', 'f']],
    blackjack: [['Twenty-One', 'Vinte e Um', 'm']],
    baccarat: [['Baccarat', 'Bacará', 'm']],
    sicbo: [['Three Dice', 'Dado Triplo', 'm']],
    fortune: [['Money Wheel', 'Roda', 'f']],
    chips: [['Hold’em', 'Pôquer', 'm']],
    duel: [['Dragon & Tiger', 'Dragão e Tigre', 'm']],
  },
  FISH: {
    koi: [['Koi', 'Carpa', 'f']],
    shark: [['Shark', 'Tubarão', 'm']],
    turtle: [['Turtle', 'Tartaruga', 'f']],
    jelly: [['Jellyfish', 'Água-Viva', 'f']],
    octopus: [['Octopus', 'Polvo', 'm']],
    crab: [['Crab', 'Siri', 'm']],
    manta: [['Manta', 'Arraia', 'f']],
    puffer: [['Puffer', 'Baiacu', 'm']],
  },
  SPORTS: {
    football: [['Football', 'Futebol', 'm']],
    basketball: [['Basketball', 'Basquete', 'm']],
    tennis: [['Tennis', 'Tênis', 'm']],
    volleyball: [['Volleyball', 'Vôlei', 'm']],
    racing: [['Racing', 'Corrida', 'f']],
    boxing: [['Boxing', 'Boxe', 'm']],
  },
  ESPORTS: {
    gamepad: [['Arena', 'Arena', 'f']],
    crosshair: [['Strike', 'Mira', 'f']],
    blades: [['Blades', 'Lâmina', 'f']],
    hexcore: [['Core', 'Núcleo', 'm']],
  },
  PVP: {
    aces: [['Aces', 'Ás', 'm']],
    domino: [['Dominoes', 'Dominó', 'm']],
    dice: [['Dice', 'Dado', 'm']],
    knight: [['Chess', 'Xadrez', 'm']],
    tiles: [['Tiles', 'Azulejo', 'm']],
    truco: [['Truco', 'Truco', 'm']],
  },
  INHOUSE: {
    crash: [['Liftoff', 'Decolagem', 'f']],
    pegs: [['Pegfall', 'Pinos', 'm']],
    mines: [['Minefield', 'Mina', 'f']],
    tower: [['Tower', 'Torre', 'f']],
    flip: [['Coin Flip', 'Cara ou Coroa', 'f']],
    hilo: [['High-Low', 'Sobe e Desce', 'm']],
  },
  LOTT: {
    balls: [
      ['Numbers', 'Bola', 'f'],
      ['Bingo', 'Bingo', 'm'],
    ],
    cage: [['Cage', 'Globo', 'm']],
    ticket: [['Ticket', 'Bilhete', 'm']],
  },
  ELOTTO: {
    board: [['Board', 'Painel', 'm']],
    scratch: [['Scratch', 'Raspadinha', 'f']],
    tubes: [['Tubes', 'Sorteio', 'm']],
  },
  POKER: {
    holdem: [['Hold’em', 'Pôquer', 'm']],
    flush: [['Flush', 'Sequência', 'f']],
    pot: [['Pot', 'Mesa Final', 'f']],
  },
  COCKFIGHT: {
    rooster: [
      ['Rooster', 'Galo', 'm'],
      ['Gamecock', 'Garnisé', 'm'],
    ],
    spurs: [['Spurs', 'Espora', 'f']],
  },
} as const satisfies Record<string, Record<string, readonly Noun[]>>

export type SlotMotif = keyof typeof slotMotifs
type Others = typeof otherMotifs
export type Motif = SlotMotif | { [C in keyof Others]: keyof Others[C] & string }[keyof Others]
