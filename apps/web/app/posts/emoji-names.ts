/** One per line: the sign, its name, and more words to find it by after a bar. */
export const EMOJI_NAMES = {
  Esporte: `
⚽ bola de futebol | gol jogo pelada
🥅 trave | gol rede
🏟️ estádio | arena torcida
🏆 troféu | taça campeão título
🥇 medalha de ouro | primeiro campeão
🥈 medalha de prata | segundo vice
🥉 medalha de bronze | terceiro
🏅 medalha | conquista
🏀 basquete | bola cesta
🏐 vôlei | bola
🏈 futebol americano | bola
⚾ beisebol | bola
🥎 softbol | bola
🎾 tênis | bola raquete
🏓 pingue-pongue | tênis de mesa raquete
🏸 badminton | peteca raquete
🏉 rúgbi | bola
🏒 hóquei no gelo
🏑 hóquei
🥍 lacrosse
🏏 críquete
⛳ golfe | bandeira buraco
🥊 luva de boxe | luta
🥋 quimono | judô caratê jiu-jítsu luta
🤼 luta livre
🤺 esgrima
🏃 corrida | correr corredor
🏃‍♀️ corredora | corrida correr
🚶 caminhada | andar
🏋️ levantamento de peso | academia treino musculação
🚴 ciclismo | bicicleta pedalar
🚵 mountain bike | bicicleta trilha
🏊 natação | nadar piscina
🤽 polo aquático | piscina
🏄 surfe | onda prancha mar
🚣 remo | barco
🧗 escalada | montanha
🤸 ginástica | estrela
🤾 handebol
⛹️ quique de basquete | bola
🏇 hipismo | cavalo corrida
⛷️ esqui | neve
🏂 snowboard | neve
⛸️ patins de gelo
🛹 skate
🛼 patins
🎽 camisa de corrida | regata
👟 tênis de corrida | sapato
🎯 alvo | dardo mira
🎳 boliche
🎱 sinuca | bilhar
♟️ xadrez | peão
🏁 bandeirada | chegada corrida
🏎️ fórmula 1 | carro corrida
📣 megafone | torcida grito
⏱️ cronômetro | tempo
🟨 cartão amarelo | falta
🟥 cartão vermelho | expulsão`,
  Rostos: `
😀 sorriso | feliz alegre
😃 sorriso aberto | feliz
😄 sorriso com olhos | feliz
😁 sorriso largo | dentes
😆 gargalhada | rindo
😅 riso de alívio | suor
😂 chorando de rir | risada kkk
🤣 rolando de rir | risada kkk
🙂 sorriso leve
🙃 de cabeça para baixo | ironia
😉 piscadela | piscar
😊 sorriso tímido | feliz
😇 anjo | inocente
🥰 apaixonado | amor corações
😍 olhos de coração | amor paixão
🤩 olhos de estrela | fã encantado
😘 beijo
😋 delícia | gostoso comida
😜 língua e piscadela | brincadeira
🤪 maluco | doido
😎 sorriso de óculos escuros | estilo
🤓 nerd | óculos
🧐 monóculo | analisar
🥳 festa | comemorar aniversário
😏 sorriso de lado
😒 desgosto | chato
😞 decepcionado | triste
😔 pensativo | triste
😟 preocupado
😢 chorando | triste lágrima
😭 choro alto | triste
😤 bufando | raiva orgulho
😠 bravo | raiva
😡 furioso | raiva
🤬 xingando | raiva palavrão
🤯 cabeça explodindo | chocado
😳 envergonhado | corado
🥵 calor | suor
🥶 frio | congelando
😱 grito de medo | susto
😨 assustado | medo
😰 ansioso | suor
🤗 abraço
🤔 pensando | dúvida
🤭 risinho | ops
🤫 silêncio | segredo
🫡 continência | respeito
🙄 revirar os olhos
😬 careta | tenso
😴 dormindo | sono
😷 máscara | doente
🤕 machucado | lesão curativo
🤮 vômito | nojo
🥱 bocejo | sono tédio
🤡 palhaço
💀 caveira | morri
👻 fantasma
🤖 robô`,
  Gestos: `
👍 joinha | curtir positivo
👎 não gostei | negativo
👏 palmas | aplauso parabéns
🙌 mãos ao alto | comemorar
🙏 mãos juntas | obrigado por favor fé oração
🤝 aperto de mão | acordo
💪 braço forte | força músculo
👊 soco | punho
✊ punho erguido | luta
🤞 dedos cruzados | sorte
✌️ paz | vitória
🤘 rock | chifres
🤙 hang loose | beleza
👌 ok | perfeito
👋 tchau | oi aceno
🫶 mãos de coração | amor
☝️ dedo para cima | um
👉 apontar para a direita
👈 apontar para a esquerda
👇 apontar para baixo
✍️ escrever | mão
🤳 selfie | foto
🙋 mão levantada | eu presente
🤷 dar de ombros | sei lá
🤦 mão no rosto | vergonha
🙅 não | proibido
🙆 tudo certo | sim
💃 dançarina | dança samba
🕺 dançarino | dança
👀 olhos | olha
🧠 cérebro | inteligência
🗣️ falando | grito
👨‍👩‍👧 família
👶 bebê
🧒 criança
🧓 idoso | pessoa`,
  Corações: `
❤️ coração vermelho | amor
🧡 coração laranja | amor
💛 coração amarelo | amor
💚 coração verde | amor
💙 coração azul | amor
💜 coração roxo | amor
🖤 coração preto | amor
🤍 coração branco | amor
🤎 coração marrom | amor
💔 coração partido | triste
❤️‍🔥 coração em chamas | paixão
💖 coração brilhante | amor
💥 explosão | impacto
🔥 fogo | quente demais
✨ brilhos | estrelas
⭐ estrela
🌟 estrela brilhante
💯 cem pontos | perfeito
🎉 confete | festa comemorar
🎊 bola de confete | festa
🎂 bolo | aniversário
🎁 presente | aniversário
🎈 balão | festa`,
  'Lugares e coisas': `
🇧🇷 bandeira do Brasil | seleção
🏳️‍🌈 bandeira do arco-íris | orgulho
🚩 bandeira vermelha | alerta
🏠 casa
🏖️ praia | areia mar
⛰️ montanha | trilha
🌊 onda | mar
☀️ sol | calor
🌧️ chuva
⛈️ tempestade | chuva raio
🌈 arco-íris
❄️ neve | frio
🌙 lua | noite
🌎 mundo | américas planeta
🌳 árvore | parque
🐶 cachorro
🐱 gato
🦁 leão | mascote
🐯 tigre | mascote
🦅 águia | gavião mascote
🐴 cavalo | mascote
🐷 porco | mascote
🦊 raposa | mascote
🐓 galo | mascote
🦈 tubarão | peixe mascote
☕ café
🍺 cerveja | bar
🍻 brinde | cerveja
🥤 refrigerante | bebida
💧 gota de água | hidratação
🍕 pizza
🍔 hambúrguer
🍟 batata frita
🌭 cachorro-quente
🍖 churrasco | carne
🍌 banana | fruta
🍎 maçã | fruta
🥗 salada
🥚 ovo | proteína
🍫 chocolate
🚌 ônibus
🚗 carro
✈️ avião | viagem
🚲 bicicleta
📷 câmera | foto
🎥 filmadora | vídeo
📺 televisão | tv jogo
📱 celular | telefone
💻 computador
🎧 fones de ouvido | música
🎵 música | nota
🥁 bateria | tambor samba
🎺 corneta | trompete torcida
📅 calendário | data
⏰ despertador | hora
📍 alfinete | lugar local
🔔 sino | aviso
💰 dinheiro | saco
🛒 carrinho | compras
👓 óculos
🕶️ óculos escuros | sol
👕 camisa | camiseta uniforme
🧢 boné
🧤 luvas | goleiro
🧦 meias | meião
🎒 mochila`,
  Sinais: `
✅ feito | certo
❌ errado | não
❗ exclamação | atenção
❓ pergunta | dúvida
⚠️ aviso | cuidado
🚫 proibido
🔴 círculo vermelho | ao vivo
🟢 círculo verde
🔵 círculo azul
⚫ círculo preto
⚪ círculo branco
➡️ seta para a direita
⬅️ seta para a esquerda
⬆️ seta para cima
⬇️ seta para baixo
🔁 repetir
🔝 topo | melhor
🆚 versus | contra
🔜 em breve
1️⃣ um
2️⃣ dois
3️⃣ três`,
};
