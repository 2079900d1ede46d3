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

learn-wine-hand = Ces cinq bouteilles sont votre main. Le nombre en grand est la valeur de la bouteille en euros. Sa lettre et sa couleur disent le vin : Z est le zinfandel vert, B le bordeaux violet. Ses étoiles deviennent des points dès qu’elle est dans votre cave.
learn-wine-display = Quatre bouteilles attendent dans l’étalage. Elles vont à l’offre la plus élevée, et une offre se paie en bouteilles.
learn-wine-bid = Vous commencez : c’est ce que dit le tire-bouchon. Proposez le 5 et le 14 ensemble : 19 euros. Une offre peut avoir autant de bouteilles que vous voulez.
learn-wine-bid-hint = Touchez le 5 et le 14 dans votre main. Le bouton dit alors ce que vous proposez.
learn-wine-bid-done = Belle offre ! Aux autres : Anne 7, Herman 41, Carl 23.
learn-wine-raise = Deux offres ne peuvent pas être égales, mais la vôtre peut rester sous les autres. Et vous pouvez toujours la compléter : ajoutez la bouteille vide, qui vaut 20 centimes, et vous voilà à 19,20.
learn-wine-raise-hint = Touchez la bouteille vide, celle à 0,20, et proposez-la.
learn-wine-raise-done = Anne et Herman passent. Carl ajoute un 20 et monte à 43.
learn-wine-pass = Vous voilà en troisième position. Pas mal : on reçoit l’offre juste au-dessus de la sienne, donc pour vous 9, 12 et 20, celle d’Herman. Passez !
learn-wine-pass-hint = Appuyez sur « Passer », sans choisir de bouteille.
learn-wine-pass-done = Vous quittez les enchères de ce tour. Il ne reste que Carl.
learn-wine-exchange = Carl passe aussi. Carl prend l’étalage, Herman l’offre de Carl, vous celle d’Herman, et Anne la vôtre. Le 7 d’Anne, l’offre la plus basse, va dans l’étalage, que la pioche complétera ensuite.
learn-wine-cellar = Après chaque échange, chacun peut placer des bouteilles dans sa cave, autant qu’il veut ; six cartes au plus peuvent rester en main. Voici votre cave à la fin d’une autre soirée : cinq niveaux de 5, 4, 3, 2 et 1 emplacements. Au-dessus du niveau du bas, chaque bouteille repose sur deux autres.
learn-wine-lay = Une autre partie, avec une cave vide et d’autres bouteilles. Le niveau du bas s’agrandit à ses deux extrémités. Placez le 25, à côté le 14, puis le 7, et le 21 sur le 14 et le 7 : neuf étoiles, et un point pour trois bouteilles vertes différentes.
learn-wine-lay-hint = Touchez la bouteille qui brille, puis son emplacement. Quand les quatre y sont, appuyez sur « Terminer le tour ».
learn-wine-lay-done = Dix points : 3 + 2 + 1 + 3 pour les étoiles, et 1 pour le triangle vert.
learn-wine-trios = Encore une autre partie. Trois bouteilles identiques rapportent 4 points : à l’horizontale, en diagonale ou en triangle. Touchez le troisième 16 bleu : chaque emplacement montre ce qu’il y rapporte. Placez-le là où il rapporte le plus.
learn-wine-trios-hint = Le meilleur emplacement est à gauche des deux autres. Puis appuyez sur « Terminer le tour ».
learn-wine-trios-done = Sept points : 2 pour les étoiles, 4 pour les trois 16 côte à côte, 1 pour le triangle avec le 9 et le 23 du dessous.
learn-wine-draw = Retour à la première partie. Rien ne vous tente dans l’étalage ? Si vous passez avant d’avoir fait une offre, vous pouvez piocher : on retourne deux cartes, la moins chère est pour vous, l’autre va sous la pioche. Passer sans piocher laisse votre main telle quelle : utile quand elle est pleine. Passez et piochez !
learn-wine-draw-hint = Appuyez sur « Passer et piocher », sans choisir de bouteille.
learn-wine-draw-done = Un 13 et un 18 sont sortis : le 13 est dans votre main, et le 18 tout en bas de la pioche.
learn-wine-end = Le dernier tour de cette autre soirée : la pioche est vide, et chacun place tout ce qu’il peut. Carl a 39 points, vous 29. Terminez votre cave en faisant se toucher trois 23 bleus. La bouteille qui reste en commence une nouvelle.
learn-wine-end-hint = Le 23 va sur l’emplacement libre du quatrième niveau, un 17 par-dessus, et l’autre 17 commence la nouvelle cave. Puis appuyez sur « Terminer le tour ».
learn-wine-end-done = 7, 2 et 2 points : vous gagnez, 40 à 39. Le plus grand total de points l’emporte, et c’est tout le jeu.
learn-end-weinhaendler = Vous avez fait des offres, échangé, pioché, rempli une cave et gagné. Le reste, la table vous le dira en jouant.

## Money!

learn-money-hand = Voici votre argent : des billets de plusieurs devises, et une pièce d’or. Chaque devise a trois billets de 20, trois de 30, un de 40, un de 50 et un de 60. Collectionnez peu de devises : à la fin, on enlève 100 à chacune dont vous avez moins de 200. « 100 → 0 » dit ce que vous avez, et ce qui en compte.
learn-money-displays = Au milieu, deux étalages, à gauche et à droite. Tout le monde fait son offre en même temps, face cachée. Votre argent factice ne vaut rien, et ne vous quitte jamais. La devise barrée sous la pioche n’est pas en jeu.
learn-money-bid = Dans une offre, toutes les devises se valent. Payez avec ce qui vous manquera le moins : les deux billets de 20 roubles, la pièce d’or et, pour arriver à 80, le billet de 30 euros.
learn-money-bid-hint = Touchez les 30 euros, la pièce d’or, et les 20 roubles jusqu’à ce que les deux y soient. Puis proposez 80.
learn-money-bid-done = Votre offre est faite, cachée aux autres ; ses cartes restent relevées dans votre main. Anne et Herman ont fait la leur, seul Carl réfléchit encore.
learn-money-reveal = Toutes les offres sont révélées en même temps. Anne propose aussi 80. C’est alors le plus petit numéro de série qui décide : le billet de 20 yens d’Anne porte le numéro 1, donc Anne joue avant vous. Carl n’a proposé que son argent factice et ne participe pas à ce tour.
learn-money-swap = Anne a pris l’étalage de droite. Vous pouvez aussi en prendre un, ou échanger avec quelqu’un dont l’offre est encore là. Herman propose 70, en euros, votre plus grosse devise : échangez avec Herman !
learn-money-swap-hint = Choisissez l’offre d’Herman, puis appuyez sur le bouton.
learn-money-swap-done = Les euros sont à vous. Votre offre est maintenant devant Herman, qui joue ensuite, avec vos 80.
learn-money-after = Herman a pris l’étalage de gauche. Les offres laissées là sont les nouveaux étalages, que la pioche complète à quatre cartes. C’est ainsi que l’argent circule.
learn-money-count = Une autre partie, bien des tours plus tard : la pioche est vide, c’est le dernier tour. Une devise compte en entier à partir de 200 ; au-dessous, on enlève 100. Vos 170 dollars en valent 70, vos francs et vos euros rien.
learn-money-take = Trois 20 ou trois 30 d’une même devise rapportent 100 de plus. Prenez l’étalage qui vous enrichit le plus !
learn-money-take-hint = Choisissez l’étalage de gauche, avec les 60 dollars, et appuyez sur le bouton.
learn-money-take-done = Et vous voilà riche ! Anne et Herman terminent encore le tour, puis la manche est finie.
learn-money-total = 230 dollars comptent en entier, 110 francs comptent pour 10, 60 euros pour rien, la pièce pour 10. Les trois billets de 20 euros et les trois de 30 francs rapportent 100 à chaque fois : 450 en tout.
learn-end-money = Une partie a trois manches : la plus grosse fortune au total gagne. Un conseil : les neuf billets d’une même devise valent 500 !
