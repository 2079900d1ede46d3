### The lessons: a few minutes at a table with known cards.

# $game: its name
learn-title = Apprendre { $game }
learn-guide = La leçon
# $number, $count: numbers
learn-step = Étape { $number } sur { $count }
learn-continue = Continuer
learn-back = Retour
learn-hint = Conseil
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-play = Jouer
# $game: its name
learn-other = Apprendre { $game }
learn-end-title = Vous savez jouer
# $names: the bots
learn-end-company = À votre première table : { $names }. Le jeu leur est presque aussi nouveau qu’à vous.
problem-lesson = Pas tout à fait.

## Die Weinhändler

learn-wine-hand = Ces cinq bouteilles sont votre main. Le nombre en grand est la valeur de la bouteille en euros. Ses étoiles deviennent des points dès qu’elle est dans votre cave.
learn-wine-display = Quatre bouteilles attendent dans l’étalage. Elles vont à l’offre la plus élevée, et une offre se paie en bouteilles.
learn-wine-bid = Vous commencez. Proposez le 5 et le 14 ensemble : 19 euros. Une offre peut avoir autant de bouteilles que vous voulez.
learn-wine-bid-hint = Touchez le 5 et le 14 dans votre main. Le bouton dit alors ce que vous proposez.
learn-wine-bid-done = Belle offre ! Aux autres : Anne 7, Herman 41, Carl 23.
learn-wine-raise = Deux offres ne peuvent pas être égales, mais la vôtre peut rester sous les autres. Et vous pouvez toujours la compléter : ajoutez la bouteille vide, qui vaut 20 centimes, et vous voilà à 19,20.
learn-wine-raise-hint = Touchez la bouteille vide, celle à 0,20, et proposez-la.
learn-wine-raise-done = Anne et Herman passent. Carl ajoute un 20 et monte à 43.
learn-wine-pass = Vous voilà en troisième position. Pas mal : on reçoit l’offre juste au-dessus de la sienne, donc pour vous 9, 12 et 20, celle d’Herman. Passez !
learn-wine-pass-hint = Appuyez sur « Passer », sans choisir de bouteille.
learn-wine-pass-done = Vous quittez les enchères de ce tour. Il ne reste que Carl.
learn-wine-exchange = Carl passe aussi. Carl prend l’étalage, Herman l’offre de Carl, vous celle d’Herman, et Anne la vôtre. Le 7 d’Anne, l’offre la plus basse, va dans l’étalage, que la pioche complétera ensuite.
learn-wine-cellar = Voici la fin d’une soirée : c’est votre cave, cinq niveaux de 5, 4, 3, 2 et 1 emplacements. Au-dessus du niveau du bas, chaque bouteille repose sur deux autres. Deux emplacements sont encore libres.
learn-wine-lay = Ici, vous commencez. Le niveau du bas s’agrandit à ses deux extrémités. Placez le 25, à côté le 14, puis le 7, et le 21 sur ces deux-là : neuf étoiles, et un point pour trois bouteilles vertes différentes.
learn-wine-lay-hint = Touchez la bouteille qui brille, puis son emplacement. Quand les quatre y sont, appuyez sur « Placer ».
learn-wine-lay-done = Dix points : 3 + 2 + 1 + 3 pour les étoiles, et 1 pour le triangle vert.
learn-wine-trios = Trois bouteilles identiques rapportent 4 points : à l’horizontale, en diagonale ou en triangle. Où le troisième 16 bleu rapporte-t-il le plus ?
learn-wine-trios-hint = Touchez le 16 : chaque emplacement montre ce qu’il rapporte. Regardez à gauche des deux autres, puis appuyez sur « Placer ».
learn-wine-trios-done = Sept points : 2 pour les étoiles, 4 pour les trois 16 côte à côte, 1 pour le triangle avec le 9 et le 23 du dessous.
learn-wine-draw = Rien ne vous tente dans l’étalage ? Si vous passez avant d’avoir fait une offre, vous pouvez piocher : on retourne deux cartes, la moins chère est pour vous, l’autre va sous la pioche. Passez et piochez !
learn-wine-draw-hint = Appuyez sur « Passer et piocher », sans choisir de bouteille.
learn-wine-draw-done = Un 13 et un 18 sont sortis : le 13 est dans votre main, et le 18 tout en bas de la pioche.
learn-wine-end = Dernier tour : la pioche est vide, et chacun place tout ce qu’il peut. Carl a 39 points, vous 29. Terminez votre cave en faisant se toucher trois 23 bleus. La bouteille qui reste en commence une nouvelle.
learn-wine-end-hint = Le 23 va sur l’emplacement libre du quatrième niveau, un 17 par-dessus, et l’autre 17 commence la nouvelle cave. Puis appuyez sur « Placer ».
learn-wine-end-done = 7, 2 et 2 points : vous gagnez, 40 à 39. Le plus grand total de points l’emporte, et c’est tout le jeu.
learn-end-weinhaendler = Vous avez fait des offres, échangé, pioché, rempli une cave et gagné. Le reste, la table vous le dira en jouant.

## Money!

learn-money-hand = Voici votre argent : des billets de plusieurs devises, et une pièce d’or. Chaque devise a neuf billets : trois de 20, trois de 30, un de 40, un de 50 et un de 60.
learn-money-displays = Au milieu, deux étalages, à gauche et à droite. Tout le monde fait son offre en même temps, face cachée. Votre argent factice ne vaut rien, et ne vous quitte jamais.
learn-money-bid = Collectionnez les euros, et payez avec le reste : proposez le billet de 30 euros, les deux billets de 20 roubles et la pièce d’or. Toutes les devises se valent : cela fait 80.
learn-money-bid-hint = Touchez les 30 euros, la pièce d’or, et les 20 roubles jusqu’à ce que les deux y soient. Puis proposez 80.
learn-money-bid-done = Votre offre est faite, face cachée. Anne et Herman ont fait la leur ; seul Carl réfléchit encore.
learn-money-reveal = Toutes les offres sont révélées en même temps. Anne propose aussi 80. C’est alors le plus petit numéro de série qui décide : le billet de 20 yens d’Anne porte le numéro 1, donc Anne joue avant vous. Carl n’a proposé que son argent factice et ne participe pas à ce tour.
learn-money-swap = Anne a pris l’étalage de droite. Vous pouvez aussi en prendre un, ou échanger avec quelqu’un dont l’offre est encore là. Herman propose 70, en euros : échangez avec Herman !
learn-money-swap-hint = Choisissez l’offre d’Herman, puis appuyez sur le bouton.
learn-money-swap-done = Les euros sont à vous. Votre offre est maintenant devant Herman, qui joue ensuite, avec vos 80.
learn-money-after = Herman a pris l’étalage de gauche. Les offres laissées là sont les nouveaux étalages, que la pioche complète à quatre cartes. C’est ainsi que l’argent circule.
learn-money-count = Bien des tours plus tard, la pioche est vide : c’est le dernier tour. À la fin, une devise compte en entier à partir de 200 ; au-dessous, on enlève 100. Vos 170 dollars en valent 70, vos francs et vos euros rien.
learn-money-take = Trois 20 ou trois 30 d’une même devise rapportent 100 de plus. Prenez l’étalage qui vous enrichit le plus !
learn-money-take-hint = Choisissez l’étalage de gauche, avec les 60 dollars, et appuyez sur le bouton.
learn-money-take-done = Et vous voilà riche ! Anne et Herman terminent le tour, et la manche est finie.
learn-money-total = 230 dollars comptent en entier, 110 francs comptent pour 10, 60 euros pour rien, la pièce pour 10. Les trois billets de 20 euros et les trois de 30 francs rapportent 100 à chaque fois : 450 en tout.
learn-end-money = Une partie a trois manches : la plus grosse fortune au total gagne. Un conseil : les neuf billets d’une même devise valent 500 !
