import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'

/** The agreement between player and house, as an editor would publish it. */
export interface SeedAgreement {
  readonly title: string
  /** HTML. */
  readonly content: string
  readonly version: string
}

/** Whose agreement it is. */
interface Parties {
  readonly name: string
  readonly host: string
  readonly age: number
}

type Section = readonly [heading: string, ...paragraphs: string[]]

const version = '2026-11'

/** What is said of the games that a house is known for. */
const known: Readonly<Record<string, Readonly<Record<Language, Section>>>> = {
  Trevo: {
    PT: [
      'Loterias',
      'Uma aposta vale quando o bilhete aparece em <strong>Minhas apostas</strong>, antes do fechamento do sorteio. Depois do fechamento ela não pode ser alterada nem cancelada.',
      'Vale o resultado publicado pela entidade que faz o sorteio.',
    ],
    EN: [
      'Lotteries',
      'A bet stands once its ticket is listed under <strong>My bets</strong>, before the draw closes. After that it can be neither changed nor cancelled.',
      'The result is the one that the operator of the draw publishes.',
    ],
  },
  Kite: {
    PT: [
      'Esportes e e-sports',
      'As apostas em esportes são feitas nos jogos dos fornecedores. Uma aposta vale quando está no seu <strong>histórico de apostas</strong>, com o valor e o resultado.',
      'Erros evidentes de apuração são corrigidos, e avisamos você.',
    ],
    EN: [
      'Sports and e-sports',
      'Bets on sports are placed in the games of the vendors. A bet stands once it is in your <strong>betting record</strong>, with its stake and its result.',
      'Obvious errors in settling are corrected, and we tell you so.',
    ],
  },
}

const games: Readonly<Record<Language, Section>> = {
  PT: [
    'Jogos',
    'Cada rodada é decidida pelo fornecedor do jogo, com gerador de números aleatórios certificado ou na mesa ao vivo. As regras e o retorno teórico estão na ajuda de cada jogo.',
    'Se uma rodada for interrompida, ela continua de onde parou quando você voltar. Se isso não for possível, o valor apostado é devolvido.',
  ],
  EN: [
    'Games',
    'Every round is decided by the supplier of the game, by a certified random number generator or at the live table. Rules and theoretical return are in the help of each game.',
    'A round that is interrupted goes on where it stopped when you come back. Where that is not possible, the stake is returned.',
  ],
}

const texts: Readonly<
  Record<
    Language,
    (parties: Parties) => { readonly title: string; readonly lead: string; readonly sections: readonly Section[] }
  >
> = {
  PT: ({ name, host, age }) => ({
    title: 'Termos de uso',
    lead: `Este é o acordo entre você e a ${name}, que oferece os jogos e as apostas de ${host}. Leia com calma: ao criar uma conta, você o aceita. Ele está escrito para ser entendido; se algo não estiver claro, fale com o atendimento.`,
    sections: [
      [
        'Quem pode jogar',
        `Você precisa ter <strong>${age} anos ou mais</strong>, jogar em seu próprio nome e estar em um lugar onde isso é permitido. Podemos pedir um documento para confirmar a sua idade e identidade, e bloqueamos a conta enquanto a confirmação não chega.`,
        'Cada pessoa tem uma só conta. Contas repetidas são encerradas; o saldo que foi depositado é devolvido.',
      ],
      [
        'A sua conta',
        'Mantenha os seus dados corretos e a sua senha só com você. O que é feito com a sua senha conta como feito por você, até que nos avise.',
        'Se desconfiar que alguém entrou na sua conta, troque a senha: todas as outras sessões são encerradas na mesma hora.',
      ],
      [
        'Depósitos e saques',
        'Depositamos e pagamos apenas em contas no seu nome. O saque vai para o mesmo meio usado no depósito, sempre que possível, e o prazo aparece antes de você confirmar.',
        'O saldo é seu. Ele não rende juros, não é emprestado a ninguém e fica separado do dinheiro da empresa.',
      ],
      games.PT,
      [
        'Bônus e promoções',
        'Cada promoção tem as suas regras, publicadas junto com ela: quem participa, até quando, e quanto é preciso jogar antes de sacar. Valem as regras do dia em que você entrou.',
        'Bônus obtidos com contas repetidas, automação ou combinação entre jogadores são cancelados.',
      ],
      [
        'Jogo responsável',
        'Jogar é diversão, não fonte de renda. Na <strong>central de segurança</strong> você define limites de depósito, de perda e de tempo, faz uma pausa ou se exclui. Reduções valem na hora; aumentos, depois de 24 horas.',
        'Se o jogo deixou de ser diversão, procure ajuda: o CVV atende no 188, de graça e a qualquer hora.',
      ],
      [
        'Os seus dados',
        'Guardamos o que a lei pede e o que é necessário para a sua conta funcionar, conforme a LGPD. Você pode pedir uma cópia, a correção ou a exclusão dos seus dados ao atendimento.',
        'Não vendemos os seus dados. Fornecedores de jogos recebem um código no lugar do seu nome.',
      ],
      [
        'O que não é permitido',
        'Não use programas que joguem por você, contas de outras pessoas, dinheiro de origem ilícita ou falhas do site. Se encontrar uma falha, conte para nós: agradecemos.',
      ],
      [
        'Encerramento',
        'Você pode encerrar a conta quando quiser, e recebe o saldo. Nós podemos encerrá-la se este acordo for violado; dizemos o motivo e pagamos o que é devido.',
      ],
      [
        'Mudanças e dúvidas',
        'Quando este acordo mudar, avisamos com quinze dias de antecedência, e mostramos o que mudou. Se não concordar, pode encerrar a conta antes.',
        `Este texto é uma demonstração: a ${name} é uma marca fictícia e não opera jogos.`,
      ],
    ],
  }),
  EN: ({ name, host, age }) => ({
    title: 'Terms of use',
    lead: `This is the agreement between you and ${name}, which offers the games and bets of ${host}. Take your time to read it: by opening an account you accept it. It is written to be understood; if something is not clear, talk to customer service.`,
    sections: [
      [
        'Who may play',
        `You must be <strong>${age} or older</strong>, play in your own name, and be in a place where that is allowed. We may ask for a document that confirms your age and identity, and hold the account until it is here.`,
        'Everybody has one account. Further ones are closed; what was deposited is returned.',
      ],
      [
        'Your account',
        'Keep your details right and your password to yourself. What is done with your password counts as done by you, until you tell us otherwise.',
        'If you suspect that somebody else has been in your account, change the password: every other session ends at once.',
      ],
      [
        'Deposits and withdrawals',
        'We take money from, and pay to, accounts in your own name alone. A withdrawal goes back the way the deposit came wherever possible, and how long it takes is shown before you confirm.',
        'The balance is yours. It bears no interest, is lent to nobody, and is kept apart from the money of the company.',
      ],
      games.EN,
      [
        'Bonuses and promotions',
        'Every promotion has rules of its own, published with it: who may join, until when, and how much has to be played before a withdrawal. The rules of the day on which you joined count.',
        'Bonuses that were won with several accounts, by automation or by arrangement between players are cancelled.',
      ],
      [
        'Playing responsibly',
        'Playing is entertainment and not an income. In the <strong>security centre</strong> you set limits for deposits, losses and time, take a break, or exclude yourself. Lower limits count at once, higher ones after 24 hours.',
        'If playing is no longer fun, get help: in Brazil the CVV answers at 188, free of charge and at any hour.',
      ],
      [
        'Your data',
        'We keep what the law asks for and what your account needs, under Brazil’s data protection act (LGPD). Ask customer service for a copy, a correction or the deletion of your data.',
        'We do not sell your data. Suppliers of games are given a code instead of your name.',
      ],
      [
        'What is not allowed',
        'No programs that play for you, no accounts of other people, no money of unlawful origin, no use of faults of the site. If you find a fault, tell us: we are grateful.',
      ],
      [
        'Closing the account',
        'You may close your account whenever you like, and receive its balance. We may close it if this agreement is broken; we say why, and pay what is due.',
      ],
      [
        'Changes and questions',
        'When this agreement changes, we say so fifteen days before, and show what has changed. If you do not agree, you may close your account until then.',
        `This text is a demonstration: ${name} is a made-up brand and operates no games.`,
      ],
    ],
  }),
}

/** The agreement of a house in one language. */
export function seedAgreement({ name, host, age }: Parties, language: Language): SeedAgreement {
  const { title, lead, sections } = texts[language]({ name: escape(name), host: escape(host), age })
  const own = known[name]?.[language]
  const all = own ? sections.flatMap((section) => (section === games[language] ? [section, own] : [section])) : sections
  const body = all.map(
    ([heading, ...paragraphs], at) =>
      `<h2>${at + 1}. ${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
  )
  return { title, content: `<p>${lead}</p>${body.join('')}`, version }
}
